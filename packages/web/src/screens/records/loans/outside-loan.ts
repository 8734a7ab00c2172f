import { type Answer, done } from '../../../client/service/answer.ts'
import type { Resource } from '../../../client/service/resource.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { saveOnce, type Work } from '../record.ts'

type Asked = { readonly pk: string; readonly version: number; readonly term?: string | number | null | undefined }

/** How each column is read from its answer. */
type Columns = Readonly<Record<string, (value: unknown) => unknown>>
type Body<C extends Columns> = { readonly [K in keyof C]?: ReturnType<C[K]> }

type Calls<K, C extends Columns> = {
  readonly add: (body: Body<C>, key: string) => Promise<Answer<K>>
  readonly change: (kept: K, body: Body<C>, key: string) => Promise<Answer<K>>
}

/** A request for a loan that is not from one’s own plan. A person has one of each kind, and pages save it a few columns at a time. */
export function outsideLoan<K extends Asked, C extends Columns>(kept: Resource<K | undefined>, columns: C, calls: Calls<K, C>) {
  return {
    load: async (): Promise<Answer<Typed>> => {
      const loaded = await kept.load()
      return loaded.ok ? done({ ...loaded.data, term: termText(loaded.data?.term) }) : loaded
    },
    save: async (answers: Typed, { key }: Pick<Work, 'key'>): Promise<Answer<unknown>> => {
      const body = bodyOf(columns, answers)
      if (Object.keys(body).length === 0) return done(undefined)
      return saveOnce(kept, {
        add: () => calls.add(body, key),
        change: (one) => calls.change(one, body, `${key}-${one.version}`),
      })
    },
  }
}

/** Fields offer the term as a text. */
export function termText(term: Asked['term']): string | undefined {
  return term == null ? undefined : String(term)
}

function bodyOf<C extends Columns>(columns: C, answers: Typed): Body<C> {
  const asked = Object.entries(columns).filter(([name]) => name in answers)
  // Object.fromEntries forgets which column has which value.
  return Object.fromEntries(asked.map(([name, read]) => [name, read(answers[name])])) as Body<C>
}
