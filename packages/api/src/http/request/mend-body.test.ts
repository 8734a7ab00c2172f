import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mendBody } from './mend-body.ts'
import { readPart } from './read-request.ts'

const body = z.strictObject({
  amount: z.number().min(1),
  years: z.array(z.int()).exactOptional(),
  note: z.string().exactOptional(),
  chosen: z.array(z.string()).exactOptional(),
  name: z.string().nullable().exactOptional(),
})
const answer = z.strictObject({
  results: z.array(z.strictObject({ pk: z.string(), version: z.int(), amount: z.number(), status: z.string() })).readonly(),
})
const read = (given: unknown) => readPart('body', body, given, (value, issues) => mendBody(value, issues, { answer }))
const wordsOf = (given: unknown) => read(given).problems?.map(({ field }) => field)

describe('a body is read as it is meant', () => {
  it.each([
    ['numbers as text', { amount: '12.50', years: ['2001', 2002] }, { amount: 12.5, years: [2001, 2002] }],
    ['null for what may be left out', { amount: 1, note: null }, { amount: 1 }],
    ['null where it means something', { amount: 1, name: null }, { amount: 1, name: null }],
    ['records instead of their names', { amount: 1, chosen: [{ pk: 'a', title: 'A' }, 'b'] }, { amount: 1, chosen: ['a', 'b'] }],
    ['a record that is sent back', { pk: 'a', version: 3, status: 'OPEN', amount: '2' }, { amount: 2 }],
  ])('with %s', (_what, given, meant) => {
    expect(read(given)).toEqual({ data: meant })
  })

  it('and what was sent stays as it was', () => {
    const sent = { amount: '1', note: null }
    read(sent)
    expect(sent).toEqual({ amount: '1', note: null })
  })
})

describe('and refused', () => {
  it.each([
    ['a text that is no number', { amount: '1e3' }, ['amount']],
    ['a number that is out of bounds', { amount: '0' }, ['amount']],
    ['null for what has to be there', { amount: null }, ['amount']],
    ['null in a list', { amount: 1, years: [null] }, ['years.0']],
    ['a field of the answer without a record', { amount: 1, status: 'CLOSED' }, ['?']],
    ['a field that no record has', { pk: 'a', amount: 1, colour: 'red' }, ['?']],
  ])('when it has %s', (_what, given, fields) => {
    expect(wordsOf(given)).toEqual(fields)
  })
})
