import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedMode } from '@app/engine'
import { loadCatalogue, resolveMode } from '@app/engine/author'
import { describe, expect, it } from 'vitest'
import { questionnaireRecord } from '../fields/shown-field.ts'
import { recordOf } from '../records/step-records.ts'

const folder = join(import.meta.dirname, '../../../../../flows')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'))
const catalogue = loadCatalogue(files.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') })))
const modes = [...catalogue.documents.mode.keys()]

describe.each(modes)('%s', (name) => {
  it('11 what is asked on more than one page is filled in on the later one', async () => {
    const resolved = resolveMode(catalogue, name, () => 'any')
    if (!resolved) throw new Error(`${name} is not whole.`)
    const empty = []
    for (const [store, pages] of askedOn(resolved)) {
      const { load, suggest } = await recordOf(store.split('.')[0] ?? '')
      if (pages.length > 1 && !load && !suggest) empty.push(`${store} on ${pages.join(', ')}`)
    }
    expect(empty).toEqual([])
  })
})

/** Where each answer is kept, and on which pages of a mode it is asked. Of several branches a person sees one. */
function askedOn({ items, steps }: ResolvedMode): ReadonlyMap<string, readonly string[]> {
  const others = new Map(items.flatMap(({ branches }) => branches.slice(1).map(({ step }) => [step, branches[0]?.step ?? ''] as const)))
  const asked = new Map<string, readonly string[]>()
  for (const step of Object.keys(steps)) {
    for (const store of storesOf(step)) {
      const pages = asked.get(store) ?? []
      const isOther = pages.includes(others.get(step) ?? '')
      asked.set(store, isOther ? pages : [...pages, step])
    }
  }
  return asked
}

function storesOf(step: string): readonly string[] {
  const fields = catalogue.documents.step.get(step)?.data.fields ?? []
  return fields.flatMap((field) => {
    if (!('name' in field)) return [`${questionnaireRecord}.${field.question}`]
    // To sign in at a plan is no answer that could be filled in.
    if (field.type === 'bank-link') return []
    // An answer that decides a fact is shown from what the flow knows.
    return field.fact !== undefined || field.store === undefined ? [] : [field.store]
  })
}
