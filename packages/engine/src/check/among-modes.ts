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
  const names = seconds(modes, ({ data }) => data.start?.name).map(({ doc, first, value }) =>
    report(doc, ['start', 'name'], sameAs(`“${first}” is called “${value}” on the dashboard already.`, 'Say what this one is for.')),
  )
  const abouts = seconds(modes, ({ data }) => data.start?.about).map(({ doc, first }) =>
    report(doc, ['start', 'about'], sameAs(`“${first}” says the same of itself on the dashboard.`, 'Say what this one is for.')),
  )
  return [...titles, ...orders, ...names, ...abouts, ...modes.flatMap(openedAlike)]
}

/** Two places of the app that lead to one step: one of them has the step of the other. */
function openedAlike(doc: Document<'mode'>): Diagnostic[] {
  const opens = doc.data.opens ?? []
  return opens.flatMap(({ place, at }, index) => {
    const first = opens.find((one) => one.at === at)
    if (!first || first.place === place) return []
    const where = at === undefined ? 'the beginning of this mode' : `“${at}”`
    const message = `“${place}” leads to ${where}, and so does “${first.place}”.`
    return [report(doc, ['opens', index], { rule: 'opened-alike', message, fix: 'Name the step that belongs to each place in "at".' })]
  })
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
