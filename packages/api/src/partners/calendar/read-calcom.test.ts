import { expect, it } from 'vitest'
import { readCalcom } from './read-calcom.ts'

it('without any of it, calls stand in the sandbox', () => {
  expect(readCalcom({})).toEqual({ calcom: undefined })
})

it('knows where Cal.com is, unless another place is said', () => {
  const env = { CALCOM_API_KEY: 'key', CALCOM_EVENT_TYPE_ID: '12' }
  expect(readCalcom(env)).toEqual({ calcom: { apiKey: 'key', eventTypeId: 12, baseUrl: 'https://api.cal.com' } })
  expect(readCalcom({ ...env, CALCOM_API_URL: 'https://cal.example' }).calcom?.baseUrl).toBe('https://cal.example')
})

it.each([
  [{ CALCOM_API_KEY: 'hidden' }, 'CALCOM_EVENT_TYPE_ID'],
  [{ CALCOM_API_KEY: 'hidden', CALCOM_EVENT_TYPE_ID: '1e3' }, 'CALCOM_EVENT_TYPE_ID'],
  [{ CALCOM_EVENT_TYPE_ID: '12' }, 'CALCOM_API_KEY'],
  [{ CALCOM_API_KEY: 'hidden', CALCOM_EVENT_TYPE_ID: '12', CALCOM_API_URL: 'http://cal.example' }, 'CALCOM_API_URL'],
])('of %j it says that %s is wrong, without a key', (env, name) => {
  const { problems } = readCalcom(env)
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must`))])
  expect(problems?.join()).not.toContain('hidden')
})
