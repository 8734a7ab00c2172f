import { expect, it } from 'vitest'
import { readField, wrongWords } from './fields.ts'
import { shownFields } from './shown-field.ts'

const reading = { today: '2026-03-02', others: {} }
const options = [{ value: '1', label: '1 year' }] as const
const errors = { required: 'Choose how many years.' }

function field(optional: boolean) {
  const [shown] = shownFields(
    { fields: [{ name: 'term', type: 'choice', label: 'Pay it back over', options: [...options], errors, optional }] },
    {},
  )
  if (!shown) throw new Error('The field is not shown.')
  return shown
}

it.each([undefined, '10'])('a choice of %s, which is not offered, is asked for as one that was not made', (kept) => {
  expect(wrongWords(field(false), kept, reading)).toEqual({ term: 'Choose how many years.' })
  expect(wrongWords(field(true), kept, reading)).toEqual({})
})

it('of several that were chosen, those that are no longer offered are left out: nobody could untick them', () => {
  const [shown] = shownFields({ fields: [{ name: 'terms', type: 'choices', label: 'Which?', options: [...options], errors }] }, {})
  if (!shown) throw new Error('The field is not shown.')
  expect(readField(shown, ['1', '10'], reading)).toEqual({ ok: true, value: ['1'] })
  expect(wrongWords(shown, ['10'], reading)).toEqual({ terms: 'Choose how many years.' })
})

it.each(['123 456', '123-456', '\u202a123456\u202c', '123\u2011456\u200e'])('a code that is pasted as “%s” is its six digits', (pasted) => {
  const [shown] = shownFields(
    { fields: [{ name: 'code', type: 'code', label: 'Code', errors: { required: 'Enter it.', format: 'Six digits.' } }] },
    {},
  )
  if (!shown) throw new Error('The field is not shown.')
  expect(wrongWords(shown, pasted, reading)).toEqual({})
  expect(wrongWords(shown, '12345', reading)).toEqual({ code: 'Six digits.' })
})
