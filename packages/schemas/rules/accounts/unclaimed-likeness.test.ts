import { expect, it } from 'vitest'
import { likenessOf, likenessWords, statesOf } from './unclaimed-likeness.ts'

const here = { zip: '97214', city: 'Portland', state: 'OR' }
const earlier = { zip: '02139', city: null, state: null }
const at = (zip: string | null, city: string | null, state: string | null) => ({ zip, city, state })

it.each([
  ['same', at('97214', null, null), 95],
  ['same', at('02139', 'CAMBRIDGE', 'MA'), 95],
  ['same', at('97301', 'PORT LAND', 'OR'), 90],
  ['same', at('97209', 'SELLWOOD', 'OR'), 80],
  ['same', at('97301', 'SALEM', 'OR'), 70],
  ['same', at(null, null, 'MA'), 70],
  ['same', at(null, null, null), 55],
  ['swapped', at('97301', 'SALEM', 'OR'), 60],
  ['nickname', at('97209', 'SELLWOOD', 'OR'), 70],
  ['part', at('97301', 'SALEM', 'OR'), 50],
  ['initial', at('97214', null, 'OR'), 70],
] as const)('the %s name at %j is %i sure', (name, owner, confidence) => {
  const found = likenessOf(name, owner, [here, earlier])
  expect(found).toMatchObject({ confidence, name })
  expect(found && likenessWords(found, 'en')).toMatch(/\. .*\.$/)
})

it.each([
  ['same', at('10001', 'PORTLAND', 'NY')],
  ['initial', at('97301', 'SALEM', 'OR')],
  ['nickname', at(null, null, null)],
] as const)('the %s name at %j is more likely somebody else', (name, owner) => {
  expect(likenessOf(name, owner, [here, earlier])).toBeUndefined()
})

it('a name alone is too little without any place', () => {
  expect(likenessOf('same', at('97214', null, 'OR'), [])).toBeUndefined()
})

it('a ZIP code knows its state', () => {
  expect(statesOf([here, earlier, at(null, null, null)])).toEqual(['OR', 'MA'])
})
