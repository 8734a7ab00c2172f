import { expect, it } from 'vitest'
import { type Draft, draftOf, leftOf, newDraft, readDrafts, sharedEvenly } from './list-draft.ts'

const today = '2026-11-26'
const ana: Draft = {
  key: 'a',
  first_name: ' Ana ',
  last_name: 'Rivera',
  relation: 'spouse',
  birth_date: '11/3/1979',
  rank: 'primary',
  share: '100',
}

it('reads what was typed as it is sent, with a birth date or without', () => {
  const sent = { first_name: 'Ana', last_name: 'Rivera', relation: 'spouse', rank: 'primary', share_percent: 100 }
  expect(readDrafts([ana], today)).toEqual({ people: [{ ...sent, birth_date: '1979-11-03' }] })
  expect(readDrafts([{ ...ana, birth_date: '1979-11-03' }], today)).toEqual({ people: [{ ...sent, birth_date: '1979-11-03' }] })
  expect(readDrafts([{ ...ana, birth_date: '', share: ' 100% ' }], today)).toEqual({ people: [{ ...sent, birth_date: null }] })
})

it('names every field that is missing or can’t be, before it looks at the list as a whole', () => {
  const empty = { ...ana, key: 'b', first_name: '', last_name: '9', relation: '', birth_date: '2/30/2000', share: '1.5' }
  const fields = ['first_name', 'last_name', 'relation', 'birth_date', 'share']
  expect(readDrafts([ana, empty], today)).toEqual({ wrong: fields.map((field) => ({ key: 'b', field, what: field })) })
  expect(readDrafts([{ ...ana, birth_date: '1/1/2027' }], today)).toMatchObject({ wrong: [{ field: 'birth_date' }] })
})

it('leads to where a list that doesn’t add up can be put right', () => {
  const half = { ...ana, key: 'c', relation: 'child', first_name: 'Bea', rank: 'contingent', share: '40' } as const
  expect(readDrafts([ana, half], today)).toEqual({
    wrong: [{ key: 'c', field: 'share', what: { problem: 'shares', rank: 'contingent', left: 60 } }],
  })
  expect(readDrafts([{ ...half, share: '100' }], today)).toMatchObject({ wrong: [{ key: 'c', field: 'rank' }] })
})

it('a new person gets what is left, and shares can be made even to the last percent', () => {
  const first = newDraft([], 'x')
  expect(first).toMatchObject({ rank: 'primary', share: '100' })
  expect(newDraft([{ ...ana, share: '70' }], 'y')).toMatchObject({ rank: 'primary', share: '30' })
  expect(newDraft([ana], 'y')).toMatchObject({ rank: 'contingent', share: '100' })
  const three = ['a', 'b', 'c'].map((key) => ({ ...ana, key, share: '' }))
  expect(sharedEvenly(three, 'primary').map(({ share }) => share)).toEqual(['34', '33', '33'])
  expect(leftOf(sharedEvenly(three, 'primary'), 'primary')).toBe(0)
  expect(leftOf(three, 'contingent')).toBe(100)
})

it('somebody whom the application named comes without a relation, which is then asked', () => {
  const named = { first_name: 'Ana', last_name: 'Draft', relation: null, birth_date: null, rank: 'primary', share_percent: 100 } as const
  expect(readDrafts([draftOf(named, 'a')], today)).toEqual({ wrong: [{ key: 'a', field: 'relation', what: 'relation' }] })
})
