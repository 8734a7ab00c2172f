import { expect, it } from 'vitest'
import { findUnfinished } from './unfinished-words.ts'

it.each([
  'TODO: name of the broker',
  'Lorem ipsum',
  'Acme Savings, Inc.',
  '100 Example Street, Springfield, IL 62701',
  'help@savings.example',
  'help@example.com',
  '800 555 0134',
  'our custodian trust company',
  'To be given before the service opens: the licenses of each state.',
  'This service is still being built.',
])('“%s” is not finished', (text) => {
  expect(findUnfinished('brand.json', { legalEntity: text })).toEqual([`brand.json legalEntity: “${text}”`])
})

it.each(['Pine Savings, Inc.', '800 555 2368', 'Pine Trust Company', 'For example, a 401(k) with Roth money.', 'Test mode'])(
  '“%s” is finished',
  (text) => {
    expect(findUnfinished('brand.json', { list: [{ text }], count: 3, nothing: null })).toEqual([])
  },
)
