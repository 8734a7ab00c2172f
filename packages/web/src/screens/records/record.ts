import type { Facts } from '@app/engine'
import { isEmpty } from '@app/schemas/rules/answers/empty-fields'
import type { Answer, Failure } from '../../client/service/answer.ts'
import type { Resource } from '../../client/service/resource.ts'
import type { Typed } from '../../client/walk/drafts.ts'

/** What a record is saved with: the answers by their column, and what else is known of the moment. */
export type Work = {
  readonly mode: string
  readonly step: string
  readonly facts: Facts
  /** Every answer of the page by the name of its field. */
  readonly all: Typed
  /** The columns whose answers were only shown: where something newer is saved, that counts. */
  readonly untouched?: ReadonlySet<string>
  /** The same for the same press of the button: sent twice it is done once. Calls after the first add a word of their own. */
  readonly key: string
  /** What the page said, for what is agreed to on it. */
  readonly words?: string
}

/** One kind of record that answers are saved in, under the name that `store` in a step file gives it. */
export type RecordKind = {
  /** What is stored already, by column, to show it again. */
  readonly load?: (facts: Facts) => Promise<Answer<Typed>>
  /**
   * What was answered, by column, for the page on which it is checked: where its fields begin empty again, because what they asked is done
   * or is never given back. Without it, what is stored.
   */
  readonly given?: (facts: Facts) => Promise<Answer<Typed>>
  /** Initial values where nothing is stored, by column. They are no answers, so they are not checked. */
  readonly suggest?: () => Promise<Typed>
  /**
   * What is wrong with answers that are each fine by themselves, in words by column or by field: told with everything else that is wrong,
   * before anything is saved. An answer that is missing or wrong by itself is `undefined`.
   */
  readonly wrong?: (answers: Typed, work: Omit<Work, 'key'>) => Promise<Readonly<Record<string, string>>>
  /** Keeps the answers by the calls of its domain. A failure names fields by their columns. */
  readonly save: (answers: Typed, work: Work) => Promise<Answer<unknown>>
  /** True when it may wait on the device until there is an account. */
  readonly mayWait?: true
}

type Saved = { readonly pk: string; readonly version: number }

type Calls<K extends Saved> = {
  readonly add: () => Promise<Answer<K>>
  readonly change: (kept: K) => Promise<Answer<K>>
}

/**
 * Keeps something of which nobody has two: the first save makes it, later ones change it. What another device did meanwhile is loaded, and
 * what was answered here goes on top, once.
 */
export async function saveOnce<K extends Saved>(kept: Resource<K | undefined>, calls: Calls<K>, isAgain = false): Promise<Answer<K>> {
  const loaded = await kept.load()
  if (!loaded.ok) return loaded
  const answer = loaded.data ? await calls.change(loaded.data) : await calls.add()
  if (answer.ok) {
    kept.put(answer.data)
    return answer
  }
  if (isAgain || !wasChangedElsewhere(answer.failure)) return answer
  kept.forget()
  return saveOnce(kept, calls, true)
}

function wasChangedElsewhere({ code }: Failure): boolean {
  return code === 'precondition_failed' || code === 'already_done' || code === 'not_found'
}

/** What was answered for a column of numbers; null takes an answer back. */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

/** What was chosen, as the service writes it; null takes an answer back. */
export function oneOf<T extends string>(all: readonly T[], value: unknown): T | null {
  return all.find((one) => one === value) ?? null
}

/** Years that were chosen as a text. */
export function yearsOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** What was typed; null takes an answer back. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** The answers that are to be saved over what is kept: of what was only shown, what is kept counts, which may be newer. */
export function toldAnswers(answers: Typed, kept: Typed, untouched: ReadonlySet<string> = new Set()): Typed {
  return Object.fromEntries(Object.entries(answers).filter(([column]) => !untouched.has(column) || isEmpty(kept[column])))
}
