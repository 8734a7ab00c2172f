import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const open = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => service.ask({ url, headers })

it.each([
  ['/landing-rollover?token=abc-1_2', '/signin?next=%2Flanding-rollover#token=abc-1_2'],
  ['/landing-rollover?utm_source=mail&token=abc&x=1', '/signin?next=%2Flanding-rollover%3Futm_source%3Dmail%26x%3D1#token=abc'],
  ['/?token=abc', '/signin?next=%2F#token=abc'],
  ['/privacy?token=a%26next%3D//evil.example', '/signin?next=%2Fprivacy#token=a%26next%3D%2F%2Fevil.example'],
])('the token of %s leaves the address and is exchanged on the page that signs in', async (url, location) => {
  const { status, headers } = await open(url)
  expect([status, headers['location'], headers['cache-control'], headers['referrer-policy']]).toEqual([
    303,
    location,
    'no-store',
    'no-referrer',
  ])
})

it.each(['/signin?token=abc', '/reset-password?token=abc', '/landing-rollover/qa1?token=abc', '/api/flows?token=abc'])(
  '%s is left to the page that takes it',
  async (url) => {
    expect((await open(url)).headers['location']).toBeUndefined()
  },
)

it('leads to no other host', async () => {
  expect(String((await open('//evil.example?token=abc')).headers['location'] ?? '/')).toMatch(/^\/(?!\/)/)
})
