import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { overviewCalls } from '@app/schemas/pages/overview-drawing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { fillPage } from '../send-page.ts'

const page = '<html lang="en"><title></title><!--page-head--><body><div id="root"></div><!--page-data-->'
const ownPage = { 'sec-fetch-site': 'same-origin' }
const opened = { accept: 'text/html', 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }
/** Says what it was given: how it is drawn is for the pages to test. */
const renderer = `export function drawOverview({ language, brand, answers }) {
  const user = answers['/api/v1/auth/user/']
  if (user.first_name === 'Undrawable') throw new Error('no')
  return [language, brand.name, user.email].join(' | ')
}`

let folder: string
let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overview-'))
  await Promise.all(['assets', 'overview'].map((name) => mkdir(join(folder, name))))
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'overview/draw-overview.js'), renderer)
  service = await startTestApp({}, folder)
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

async function signIn(more: object = {}) {
  const { email, password1 } = await service.signUp(more)
  const { headers } = await service.ask({ method: 'POST', url: '/login', payload: { email, password: password1 }, headers: ownPage })
  return { email, cookie: cookiesOf(headers) }
}

function cookiesOf(headers: Readonly<Record<string, unknown>>): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ')
}

const open = (headers: Readonly<Record<string, string>>, url = '/dashboard') =>
  service.app.inject({ url, headers: { ...opened, ...headers } })
const answersIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/data-call="([^"]+)">(.*?)<\/script>/gs)].map(([, call = '', text = '']) => [
      call.replace('&#61;', '='),
      JSON.parse(text),
    ]),
  )

it('brings what its calls would answer to the person who opens it, and nobody keeps the page', async () => {
  const { email, cookie } = await signIn()
  const { body, headers } = await open({ cookie })
  expect(headers['cache-control']).toBe('no-store, private')
  const came = answersIn(body)
  expect(Object.keys(came).toSorted()).toEqual(overviewCalls('en').toSorted())
  expect(came['/api/v1/auth/user/']).toMatchObject({ email })
  for (const url of overviewCalls('en')) {
    const asked = await service.app.inject({ url, headers: { cookie, ...ownPage } })
    expect([url, came[url]]).toEqual([url, asked.json()])
  }
  expect(body).toContain(`| ${email}</div><div id="root" hidden>`)
})

it('speaks as the page will: as the address asks, as was chosen in this browser, or as the person reads', async () => {
  const { cookie } = await signIn()
  expect((await open({ cookie })).body).toContain('<div id="first-view">en |')
  expect((await open({ cookie: `${cookie}; language=es` })).body).toMatch(/<html lang="es">.*<div id="first-view">es \|/s)
})

it('an address that names a language brings answers in it, whatever was chosen before', async () => {
  const { cookie } = await signIn()
  const { body } = await open({ cookie: `${cookie}; language=en` }, '/dashboard?language=es')
  expect(body).toContain('<div id="first-view">es |')
  expect(JSON.stringify(answersIn(body)['/api/v1/loans/'])).toContain('Dinos primero cómo ganas tu dinero.')
})

it.each([
  ['nobody is signed in', { cookie: '' }],
  ['the sign-in is none of ours', { cookie: 'signed_in=1; access_token=made.up.token' }],
  ['nothing is left of the sign-in but that there was one', { cookie: 'signed_in=1' }],
])('is the page for everybody when %s', async (_why, headers) => {
  const { body, headers: sent } = await open(headers)
  expect(body).toContain('<div id="root"></div>')
  expect([answersIn(body), sent['cache-control']]).toEqual([{}, 'no-cache'])
  expect(cookiesOf(sent)).not.toMatch(/token|signed_in/)
})

it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { 'sec-fetch-dest': 'empty' }])(
  'brings nothing of a person where no person opens it: %o',
  async (headers) => {
    const { cookie } = await signIn()
    expect(answersIn((await open({ cookie, ...headers })).body)).toEqual({})
  },
)

it('a sign-in that has run out is renewed with the page, as the page would renew it', async () => {
  const { email, cookie } = await signIn()
  const left = cookie.replace(/access_token=[^;]+; /, '')
  expect(left).not.toContain('access_token')
  const { body, headers } = await open({ cookie: left })
  expect(answersIn(body)['/api/v1/auth/user/']).toMatchObject({ email })
  const renewed = await service.app.inject({ url: '/api/v1/auth/user/', headers: { cookie: cookiesOf(headers), ...ownPage } })
  expect(renewed.json()).toMatchObject({ email })
})

it('no answer can end the element that it stands in', async () => {
  const flows = service.context.flows.current()
  const answers = new Map([['/api/v1/loans/', JSON.stringify({ note: '</script><b>' })]])
  const asked = { url: '/dashboard', language: 'en', flows, securityCode: undefined, isDevelopment: false } as const
  const filled = fillPage(page, { ...asked, begun: { answers, html: undefined, language: 'en' } })
  expect(filled).not.toContain('</script><b>')
  expect(answersIn(filled)).toEqual({ '/api/v1/loans/': { note: '</script><b>' } })
})

it('what can’t be drawn comes undrawn, with its answers', async () => {
  const { email, cookie } = await signIn({ first_name: 'Undrawable' })
  const { body, statusCode } = await open({ cookie })
  expect([statusCode, body.includes('first-view')]).toEqual([200, false])
  expect(answersIn(body)['/api/v1/auth/user/']).toMatchObject({ email })
})

it('is compressed for browsers that read that', async () => {
  const { email, cookie } = await signIn()
  const { rawPayload, headers } = await open({ cookie, 'accept-encoding': 'gzip, br' })
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(rawPayload).toString()).toContain(email)
})
