import { stateOfZip } from '@app/schemas/rules/people/zip-states'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'

/** The first year in which this product is used. */
export const firstYearOfUse = 2026

/** A person who can’t be: somewhere else than their ZIP code, or gone from a job before they came. */
export function checkPersonaSlips(doc: Document<'persona'>, catalogue: Catalogue): Diagnostic[] {
  return [...elsewhere(doc), ...yearsTurned(doc, catalogue), ...daysPast(doc, catalogue)]
}

function elsewhere({ data, ...doc }: Document<'persona'>): Diagnostic[] {
  const { state, zip_code } = data.person
  const own = stateOfZip(zip_code)
  if (own === undefined || own === state) return []
  const message = `The ZIP code ${zip_code} is in ${own}, and the address in ${state}.`
  return [report(doc, ['person', 'state'], { rule: 'zip-of-another-state', message, fix: `Write "${own}", or a ZIP code of ${state}.` })]
}

/** A day that is past on whichever day this is read, where the page takes today or later. */
function daysPast(doc: Document<'persona'>, { documents }: Catalogue): Diagnostic[] {
  return Object.entries(doc.data.answers).flatMap(([step, visits]) => {
    const fields = (documents.step.get(step)?.data.fields ?? []).flatMap((field) =>
      !('question' in field) && field.type === 'date' && field.min === 'today' ? [field.name] : [],
    )
    return (Array.isArray(visits) ? visits : [visits]).flatMap((visit, index) =>
      fields.flatMap((name) => {
        const year = Number(/\d{4}$/.exec(String(Object.getOwnPropertyDescriptor(visit, name)?.value))?.[0])
        if (!(year < firstYearOfUse)) return []
        const at: JsonPath = Array.isArray(visits) ? ['answers', step, index, name] : ['answers', step, name]
        const message = `“${name}” is a day of ${year}, and “${step}” takes none that is past.`
        return [report(doc, at, { rule: 'beyond-limit', message, fix: 'Choose a day that is far ahead.' })]
      }),
    )
  })
}

/** Where a page refuses a year that is before the year above it, its answers have none. */
function yearsTurned(doc: Document<'persona'>, { documents }: Catalogue): Diagnostic[] {
  return Object.entries(doc.data.answers).flatMap(([step, visits]) => {
    const lists = (documents.step.get(step)?.data.fields ?? []).flatMap((field) => ('question' in field || !field.rows ? [] : [field]))
    const placed = Array.isArray(visits)
      ? visits.map((visit, index) => ({ visit, at: ['answers', step, index] }))
      : [{ visit: visits, at: ['answers', step] }]
    return lists.flatMap(({ name, rows = [] }) => {
      const years = rows.filter(({ type }) => type === 'year').map((row) => row.name)
      return placed.flatMap(({ visit, at }) => turnedIn(doc, Object.getOwnPropertyDescriptor(visit, name)?.value, years, [...at, name]))
    })
  })
}

function turnedIn(doc: Document<'persona'>, rows: unknown, years: readonly string[], at: JsonPath): Diagnostic[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown, index) =>
    years.slice(1).flatMap((year, before) => {
      const [from, to] = [years[before] ?? '', year].map((key) => Number(Object.getOwnPropertyDescriptor(row, key)?.value))
      if (from === undefined || to === undefined || !(to < from)) return []
      const message = `“${year}” is ${to}, before “${years[before]}” (${from}): the page would not take it.`
      return [report(doc, [...at, index, year], { rule: 'years-turned', message, fix: 'Swap the two, or mend one.' })]
    }),
  )
}
