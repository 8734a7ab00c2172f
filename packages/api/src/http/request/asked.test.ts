import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { askedAddress, visitorOf } from './asked.ts'

it.each([
  ['/privacy?language=es', '/privacy', 'es'],
  ['//other.example/x?language=es', '/other.example/x', 'es'],
  ['/\\other.example', '/other.example', null],
  ['/.//other.example', '/other.example', null],
  ['//', '/', null],
  ['//:/?language=es', '/:/', 'es'],
  ['//[?language=es', '/[', 'es'],
  ['http://other.example/privacy?language=es', '/privacy', 'es'],
  ['http://[', '/', null],
  ['?language=es', '/', 'es'],
  ['*', '/*', null],
  ['', '/', null],
])('%j is a page of ours, whatever it names', (url, pathname, language) => {
  const asked = askedAddress(url)
  expect([asked.host, asked.pathname, asked.searchParams.get('language')]).toEqual(['page', pathname, language])
})

const app = Fastify({ trustProxy: true })
app.get('/', (request, reply) => reply.send(visitorOf(request, reply)))
const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/', headers })
const id = '86c377e8-91d1-413a-8b11-12cc03fdf88b'

it('a visitor is given a cookie once, out of reach of scripts, for a year', async () => {
  const first = await ask()
  expect(first.headers['set-cookie']).toBe(`visitor=${first.body}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`)
  const again = await ask({ cookie: `theme=dark; visitor=${first.body}` })
  expect([again.body, again.headers['set-cookie']]).toEqual([first.body, undefined])
})

it('behind https the cookie is for https alone', async () => {
  expect((await ask({ 'x-forwarded-proto': 'https' })).headers['set-cookie']).toMatch(/; Secure$/)
})

it.each(['visitor=', 'visitor=x', `visitor=${id}0`, `visitor=${id.toUpperCase()}`, `other=${id}`])(
  'what is no visitor of ours is replaced: %s',
  async (cookie) => {
    const { body, headers } = await ask({ cookie })
    expect(body).not.toContain(id)
    expect(headers['set-cookie']).toContain(body)
  },
)
