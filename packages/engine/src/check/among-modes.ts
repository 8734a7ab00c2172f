import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'

/** What only one mode has: its title, and its place on the dashboard. */
export function checkAmongModes({ documents }: Catalogue): Diagnostic[] {
  const modes = [...documents.mode.values()]
  const titles = seconds(modes, ({ data }) => data.title).map(({ doc, first, value }) =>
    report(doc, ['title'], sameAs(`The title “${value}” is that of “${first}” already.`, 'Say what is particular to this mode.')),
  )
  const orders = seconds(modes, ({ data }) => data.start?.order).map(({ doc, first, value }) =>
    report(
      doc,
      ['start', 'order'],
      sameAs(`“${first}” stands at place ${value} of the dashboard already.`, 'Give each a place of its own.'),
    ),
  )
  return [...titles, ...orders]
}

type Second = { readonly doc: Document<'mode'>; readonly first: string; readonly value: string | number }

function seconds(modes: readonly Document<'mode'>[], read: (doc: Document<'mode'>) => string | number | undefined): readonly Second[] {
  const first = new Map<string | number, string>()
  return modes.flatMap((doc) => {
    const value = read(doc)
    const before = value === undefined ? undefined : first.get(value)
    if (value !== undefined && before === undefined) first.set(value, doc.name)
    return value === undefined || before === undefined ? [] : [{ doc, first: before, value }]
  })
}

function sameAs(message: string, fix: string) {
  return { rule: 'said-twice', message, fix }
}
