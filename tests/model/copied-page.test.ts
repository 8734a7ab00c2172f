import { changeFile, checkSameWords } from '@app/engine/author'
import { expect, it } from 'vitest'
import { catalogue } from './support/all-flows.ts'

/** Before the one it was copied from, in the order of their names. */
const copy = 'landings/landing-solo-again.json'
const text = catalogue.documents.landing.get('landing-solo')?.text.replace('"landing-solo"', '"landing-solo-again"') ?? ''
const copied = changeFile(catalogue, { path: copy, text })
const found = (changed: readonly string[]) => checkSameWords(copied, changed).map(({ file, message }) => ({ file, message }))

it('a copied page is told of once, in the copy', () => {
  expect(found([copy])).toEqual([
    { file: copy, message: expect.stringMatching(/^“landing-solo” says the same in the same words\. So it does \d+ more times\.$/) },
  ])
  expect(found([]).map(({ file }) => file)).toHaveLength(1)
})
