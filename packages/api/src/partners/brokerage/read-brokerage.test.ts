import { expect, it } from 'vitest'
import { readBrokerage } from './read-brokerage.ts'

const both = { BROKERAGE_KEY: 'key', BROKERAGE_SECRET: 'secret' }

it('is a sandbox of ours without keys', () => {
  expect(readBrokerage({ BROKERAGE_ENV: 'live' })).toEqual({ brokerage: undefined })
})

it.each([
  [{}, 'https://broker-api.sandbox.alpaca.markets'],
  [{ BROKERAGE_ENV: 'sandbox' }, 'https://broker-api.sandbox.alpaca.markets'],
  [{ BROKERAGE_ENV: 'live' }, 'https://broker-api.alpaca.markets'],
])('with keys and %j it is at %s', (env, url) => {
  expect(readBrokerage({ ...both, ...env })).toEqual({ brokerage: { key: 'key', secret: 'secret', url } })
})

it.each([
  [{ BROKERAGE_KEY: 'key' }, /BROKERAGE_SECRET is missing/],
  [{ BROKERAGE_SECRET: 'secret' }, /BROKERAGE_KEY is missing/],
  [{ ...both, BROKERAGE_ENV: 'prod' }, /sandbox or live/],
])('says what is wrong with %j', (env, words) => {
  expect(readBrokerage(env).problems?.join(' ')).toMatch(words)
})
