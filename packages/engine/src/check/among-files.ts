import { appPlaces } from '@app/schemas/flow/app-places'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'
import { canonical } from '../resolve/canonical.ts'
import { expandMode, sideSteps } from '../resolve/resolve.ts'
import { checkUnseenParts } from './order/unseen-parts.ts'
import { checkNotesOfModes } from './step/notes-of-modes.ts'

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

/** What two steps say that do the same: what follows from paying, and which part of a list each of them shows. */
export function checkAmongSteps(catalogue: Catalogue): Diagnostic[] {
  return [
    ...paidWithoutEffect(catalogue),
    ...sameView(catalogue),
    ...checkNotesOfModes(catalogue),
    ...checkUnseenParts(catalogue),
    ...otherMost(catalogue),
  ]
}

/** One column takes as much wherever it is asked: a limit that is a tenth or a hundredth of another has lost a zero or two. */
function otherMost({ documents }: Catalogue): Diagnostic[] {
  const limits = [...documents.step.values()].flatMap((doc) =>
    (doc.data.fields ?? []).flatMap((field, index) => {
      const rows = 'question' in field ? [] : (field.rows ?? []).map((row, place) => ({ part: row, at: ['fields', index, 'rows', place] }))
      const parts = 'question' in field ? [] : [{ part: field, at: ['fields', index] }, ...rows]
      return parts.flatMap(({ part: { store, max }, at }) =>
        store === undefined || typeof max !== 'number' ? [] : [{ doc, at: [...at, 'max'], store, max }],
      )
    }),
  )
  return limits.flatMap(({ doc, at, store, max }) => {
    const other = limits.find((one) => one.store === store && [10, 100, 1000].includes(one.max / max))
    if (!other) return []
    const message = `${store} takes up to ${max} here, and up to ${other.max} on “${other.doc.name}”.`
    return [report(doc, at, { rule: 'other-limit', message, fix: 'Take as much in both, and say so in the message.' })]
  })
}

/** Wherever one thing is paid for, the same is so afterwards. */
function paidWithoutEffect({ documents }: Catalogue): Diagnostic[] {
  const steps = [...documents.step.values()]
  const effects = steps.flatMap((doc) =>
    (doc.data.paysFor ?? []).flatMap(({ product, charged }) => (charged === 'now' ? [{ doc, product, sets: doc.data.sets ?? {} }] : [])),
  )
  const lacking = effects.flatMap((one) => {
    const other = effects.find(
      ({ product, sets }) => product === one.product && Object.entries(sets).some(([fact, value]) => one.sets[fact] !== value),
    )
    return other ? [{ ...one, other }] : []
  })
  return [...Map.groupBy(lacking, ({ doc }) => doc)].flatMap(([doc, [first]]) => {
    if (!first) return []
    const sets = JSON.stringify(first.other.sets)
    const message = `“${first.product}” is paid here, and what is so after it is paid on “${first.other.doc.name}” is not so after this.`
    return [report(doc, ['paysFor'], { rule: 'paid-without-effect', message, fix: `Add "sets": ${sets}, or change both.` })]
  })
}

/** Each view of a list is on one step: a second one would show what people have seen, or was meant to show another view. */
function sameView({ documents }: Catalogue): Diagnostic[] {
  const first = new Map<string, string>()
  return [...documents.step.values()].flatMap((doc) =>
    (doc.data.body ?? []).flatMap((block, index) => {
      if (!('view' in block)) return []
      const view = canonical({ panel: block.panel, view: block.view })
      const other = first.get(view)
      first.set(view, other ?? doc.name)
      if (other === undefined) return []
      const message = `“${other}” shows this view of “${block.panel}” too.`
      return [
        report(doc, ['body', index, 'view'], { rule: 'said-twice', message, fix: 'Name on each of the two the view that it speaks of.' }),
      ]
    }),
  )
}

/** Every place that pages outside the flows lead to is opened by one mode for everybody. A catalogue that opens none has no such pages. */
export function checkAppPlaces({ documents, problems }: Catalogue): Diagnostic[] {
  const modes = [...documents.mode.values()]
  const opened = modes.flatMap((doc) => (doc.data.opens ?? []).map((opening, index) => ({ ...opening, doc, index })))
  const first = opened[0]
  const isBroken = [...problems.keys()].some((path) => path.startsWith('modes/'))
  return appPlaces.flatMap((place) => {
    const [usual, ...others] = opened.filter((one) => one.place === place && !one.ifBegun)
    const again = others.map(({ doc, index }) =>
      report(doc, ['opens', index, 'place'], {
        rule: 'place-opened-twice',
        message: `“${usual?.doc.name}” already opens “${place}”.`,
        fix: 'Remove it from one of them, or add "ifBegun": true.',
      }),
    )
    if (usual || !first || isBroken) return again
    const fix = `Add { "place": "${place}" } to "opens" of the mode that pages outside the flows lead to.`
    return [report(first.doc, ['opens'], { rule: 'place-not-opened', message: `No mode opens “${place}” for everybody.`, fix })]
  })
}

/** What is sold in modes of one goal alone is for that goal. */
export function checkGoalsOfProducts(doc: Document<'offers'>, catalogue: Catalogue): Diagnostic[] {
  const sold = [...catalogue.documents.mode.values()].map(({ data }) => {
    const steps = [
      ...expandMode(catalogue, data).flatMap(({ branches }) => branches.map(({ step }) => step)),
      ...sideSteps(catalogue, data),
    ]
    const products = steps.flatMap((step) => (catalogue.documents.step.get(step)?.data.paysFor ?? []).map(({ product }) => product))
    return { goal: data.goal, products: new Set<string>(products) }
  })
  return Object.entries(doc.data.products ?? {}).flatMap(([product, goal]) => {
    const [only, ...others] = new Set(sold.filter(({ products }) => products.has(product)).map((one) => one.goal))
    if (only === undefined || others.length > 0 || only === goal) return []
    const message = `“${product}” is sold only to people who come for “${only}”, and is said to be for “${goal}”.`
    return [report(doc, ['products', product], { rule: 'goal-of-another', message, fix: `Write "${only}".` })]
  })
}
