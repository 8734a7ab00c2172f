import { expect, it } from 'vitest'
import { isEntered, isWrong, readEntry } from './read-entry.ts'

const cards = [{ id: 'pm_card_visa', brand: 'visa', last_four: '4242', number: '4242424242424242', about: '' }]
const now = new Date('2026-11-20T12:00:00Z')
const read = (number: string, expires = '04/28', code = '123') => readEntry({ number, expires, code }, cards, now)

it.each(['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242'])('knows a card however its number is spaced: %s', (number) => {
  expect(read(number)).toEqual({ id: 'pm_card_visa', brand: 'visa', lastFour: '4242' })
})

it('gives the page nothing of a number but its last four digits', () => {
  expect(JSON.stringify(read('4242424242424242'))).not.toMatch(/\d{5}/)
})

it.each(['11/26', '1/27', '0128', '04/2028', '4-28'])('takes %s: a card counts to the end of its month', (expires) => {
  expect(isEntered(read('4242424242424242', expires))).toBe(true)
})

it.each(['10/26', '13/28', '0/28', '04/20', 'soon'])('does not take %s', (expires) => {
  expect(isWrong(read('4242424242424242', expires))).toBe(true)
})

it('a card that the field does not know, or a code that is too short, is wrong', () => {
  expect(isWrong(read('4242424242424241'))).toBe(true)
  expect(isWrong(read('4000000000000002'))).toBe(true)
  expect(isWrong(read('4242424242424242', '04/28', '12'))).toBe(true)
})

it('is no answer while a part is empty', () => {
  expect([read(''), read('4242424242424242', ''), read('4242424242424242', '04/28', ' ')]).toEqual([undefined, undefined, undefined])
})
