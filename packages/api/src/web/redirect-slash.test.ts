import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }

it.each([
  ['/privacy/?utm_source=mail&next=/x/', '/privacy?utm_source=mail&next=/x/'],
  ['/employer/', '/employer'],
  ['/landing-rollover/qa1/', '/landing-rollover/qa1'],
  ['/signin/', '/signin'],
])('a page has one address, and %s leads to it', async (url, location) => {
  for (const method of ['GET', 'HEAD', 'POST'] as const) {
    const answer = await service.ask({ method, url, headers })
    expect([method, answer.status, answer.headers['location']]).toEqual([method, 308, location])
  }
})

it('calls have their slash', async () => {
  expect((await service.ask({ url: '/api/v1/auth/user/' })).status).toBe(401)
})

it.each([
  '//attacker.example/',
  '//attacker.example/x',
  '/\\attacker.example/',
  '///attacker.example/..//',
  '/.//attacker.example',
  '/x/%2f/attacker.example/',
  '//',
  '//:/',
  '//[/?language=es',
])('%s leads to no other host and breaks nothing, by whatever method', async (url) => {
  for (const method of ['GET', 'POST'] as const) {
    const answer = await service.ask({ method, url, headers, ...(method === 'POST' && { payload: 'form=none' }) })
    expect(String(answer.headers['location'] ?? '/')).toMatch(/^\/(?![/\\])/)
    // 503 says that the web app is not built, as it is not in a test.
    expect(answer.status).not.toBe(500)
  }
})
