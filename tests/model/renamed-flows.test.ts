import { type Catalogue, changeFile, checkCatalogue, openPlaces, rename } from '@app/engine/author'
import { describe, expect, it } from 'vitest'
import { catalogue as real } from './support/all-flows.ts'

const before = new Map<string, string>()
const renamed = renamedFlows()
const withOldNames = (text: string) => text.replace(/\bq[sm]\d{3}q\b/g, (name) => before.get(name) ?? name)

describe('flows in which every step and every mode has another name', () => {
  it('have no errors, and no old name', () => {
    expect(checkCatalogue(renamed).filter(({ severity }) => severity === 'error')).toEqual([])
    expect([...renamed.documents.step.keys(), ...renamed.documents.mode.keys()].filter((name) => !before.has(name))).toEqual([])
  })

  it('are opened at the same places, belong to the same families and start the same', () => {
    const known = ({ documents }: Catalogue) => {
      const files = [...documents.mode.values()].map(({ data }) => data)
      return withOldNames(JSON.stringify([openPlaces(files), files.map(({ mode, family, start }) => ({ mode, family, start }))]))
    }
    expect(known(renamed)).toBe(known(real))
  })
})

/** Every step and every mode under a name that says nothing. Their order stays, so that lists do too. */
function renamedFlows(): Catalogue {
  let catalogue = real
  for (const what of ['step', 'mode'] as const) {
    ;[...real.documents[what].keys()].forEach((old, index) => {
      const name = `${what === 'step' ? 'qs' : 'qm'}${String(index).padStart(3, '0')}q`
      before.set(name, old)
      for (const { path, text, to } of rename(catalogue, what, old, name)) {
        if (to !== undefined) catalogue = changeFile(catalogue, { path, gone: true })
        catalogue = changeFile(catalogue, { path: to ?? path, text })
      }
    })
  }
  return catalogue
}
