import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import { flowsFolder } from '../flows/testing/flows-folder.ts'
import { openTestFlows } from '../flows/testing/open-test-flows.ts'
import { unprovenFlows } from '../flows/testing/unproven-flows.ts'
import { startTestApp } from '../testing/test-app.ts'
import { testFlows } from '../testing/test-settings.ts'
import { fillPage } from './send-page.ts'
import { webPages } from './web-pages.ts'

const around = { publicUrl: 'http://page', now: () => new Date('2026-11-20T10:00:00Z') }
const html = { accept: 'text/html' }
const page = '<html lang="en"><title></title><!--page-head--><!--page-data-->'

let folder: string
let flows: LiveCatalogue
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page)
  flows = await testFlows()
  app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'route_not_found' }))
  await webPages(app, { webFolder: folder, flows, ...around })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const dataOf = (text: string) => JSON.parse(/id="page-data">(.*?)<\/script>/.exec(text)?.[1] ?? '')

describe('the page of a flow', () => {
  it.each(['/landing-rollover', '/landing-rollover/ira/info', '/landing-rollover/use-beagle-help/search-result'])(
    'stands at %s, with the mode on its way beside the script',
    async (url) => {
      const { statusCode, body } = await app.inject({ url, headers: html })
      expect(statusCode).toBe(200)
      expect(body).toContain('<link rel="preload" as="fetch" crossorigin href="/api/flows/landing-rollover/walk" />')
      expect(dataOf(body)).toMatchObject({
        brand: flows.current().brand,
        fallback: { mode: 'landing-fc-find', resumeAt: 'personal-information' },
      })
      expect(dataOf(body).modes).toContain('landing-rollover')
    },
  )

  it('also opens for an unknown mode, with the default in its place', async () => {
    const { statusCode, body } = await app.inject({ url: '/no-such-mode/qa1', headers: html })
    expect([statusCode, body.includes('preload')]).toEqual([200, false])
  })

  it('an address from before a mode or a step was renamed leads to the one of now, and so does the name in a query', async () => {
    const own = await mkdtemp(join(tmpdir(), 'flows-'))
    await cp(flowsFolder, own, { recursive: true })
    await writeFile(
      join(own, 'renamed.json'),
      JSON.stringify({ modes: { 'landing-move': 'landing-rollover' }, steps: { 'ira/about': 'ira/info' }, facts: {} }),
    )
    const ownFlows = openTestFlows(own)
    const ownApp = Fastify()
    ownApp.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'route_not_found' }))
    await webPages(ownApp, { webFolder: folder, flows: ownFlows, ...around })
    const leadsTo = async (url: string) => (await ownApp.inject({ url, headers: html })).headers.location
    expect(await leadsTo('/landing-move?utm_source=ad&partner_name=acme')).toBe('/landing-rollover?utm_source=ad&partner_name=acme')
    expect(await leadsTo('/landing-move/ira/about')).toBe('/landing-rollover/ira/info')
    expect(await leadsTo('/landing-rollover/ira/about')).toBe('/landing-rollover/ira/info')
    expect(await leadsTo('/landing-rollover/ira/info')).toBeUndefined()
    // Links to look at it by are sent around too.
    expect(await leadsTo('/dev/flows/landing-move?persona=dov-stand-in')).toBe('/dev/flows/landing-rollover?persona=dov-stand-in')
    expect(await leadsTo('/preview/landing-move/ira/about?persona=dov-stand-in')).toBe(
      '/preview/landing-rollover/ira/info?persona=dov-stand-in',
    )
    for (const address of ['/dev/flows', '/dev/flows/landing-rollover', '/preview/landing-rollover/ira/info'])
      expect(await leadsTo(address)).toBeUndefined()
    const { body } = await ownApp.inject({ url: '/landing-rollover', headers: html })
    expect(dataOf(body).renamed).toEqual({ 'landing-move': 'landing-rollover' })
    await ownApp.close()
    ownFlows.close()
    await rm(own, { recursive: true })
  })

  it('loads the mode that the query names, as it counts over the address', async () => {
    const { body } = await app.inject({ url: '/landing-rollover?flow_mode=employer', headers: html })
    expect(body).toContain('/api/flows/employer/walk')
  })

  it.each(['/api/nothing', '/assets', '/landing-rollover'])('is not for requests of %s for data', async (url) => {
    expect((await app.inject({ url, headers: { accept: 'application/json' } })).statusCode).toBe(404)
  })

  it('is in the page without an address where no landing pages were built', async () => {
    expect((await app.inject({ url: '/', headers: html })).statusCode).toBe(200)
  })

  it('is in the language that was chosen before, and so is the mode that is on its way', async () => {
    const { body } = await app.inject({ url: '/landing-rollover', headers: { ...html, cookie: 'theme=dark; language=es' } })
    expect(body).toContain('<html lang="es">')
    expect(body).toContain('/api/flows/landing-rollover/walk?language=es')
    expect(dataOf(body).brandIn.es.support.hours).toMatch(/lunes/)
  })

  it('is in the language that the browser prefers, unless another was chosen', async () => {
    const ask = (more: Record<string, string>) =>
      app.inject({ url: '/landing-rollover/qa1', headers: { ...html, 'accept-language': 'fr-CA, es-MX;q=0.9, en;q=0.8', ...more } })
    expect((await ask({})).body).toContain('<html lang="es">')
    expect((await ask({ cookie: 'language=en' })).body).toContain('<html lang="en">')
  })

  it('is in English for an unknown language', async () => {
    const { body } = await app.inject({ url: '/landing-rollover?language=xx', headers: html })
    expect(body).toContain('<html lang="en">')
  })

  it.each(['/dev/ui', '/preview/landing-rollover/qa1'])('%s is there while the product is made, and nowhere else', async (url) => {
    expect((await app.inject({ url, headers: html })).statusCode).toBe(200)
    const live = Fastify()
    live.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'route_not_found' }))
    await webPages(live, { webFolder: folder, flows, isProduction: true, ...around })
    expect((await live.inject({ url, headers: html })).statusCode).toBe(404)
    await live.close()
  })

  it.each([
    ['staff', 200, undefined],
    ['other', 404, undefined],
    ['nobody', 303, '/signin?next=%2Fpreview%2Flanding-rollover%2Fqa1%3Fpersona%3Dada-sample'],
  ] as const)('a preview where the product is in use is for staff: for %s it is %i', async (who, status, location) => {
    const live = Fastify()
    live.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'route_not_found' }))
    await webPages(live, { webFolder: folder, flows, isProduction: true, staffCheck: async () => who, ...around })
    const { statusCode, headers, body } = await live.inject({ url: '/preview/landing-rollover/qa1?persona=ada-sample', headers: html })
    expect([statusCode, headers.location]).toEqual([status, location])
    if (status === 200) expect(dataOf(body)).toMatchObject({ mayPreview: true, isDevelopment: false })
    expect((await live.inject({ url: '/dev/ui', headers: html })).statusCode).toBe(404)
    await live.close()
  })

  it('may be framed by our own pages as a preview, and nowhere else', async () => {
    const { headers } = await app.inject({ url: '/preview/landing-rollover/qa1?bare=light', headers: html })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    const other = await app.inject({ url: '/landing-rollover/qa1?bare=light', headers: html })
    expect(other.headers['content-security-policy']).toBeUndefined()
  })

  it.each(['/signin/new-password', '/signin/confirm', '/forgot-password', '/reset-password', '/sign', '/dashboard/settings'])(
    'stands at %s, which e-mails lead to',
    async (url) => {
      expect((await app.inject({ url, headers: html })).statusCode).toBe(200)
    },
  )

  it('the app is sent for every page of the dashboard, and below it nothing else exists', async () => {
    const statusOf = async (url: string) => (await app.inject({ url, headers: html })).statusCode
    expect(await Promise.all(dashboardAddresses.map(statusOf))).toEqual(dashboardAddresses.map(() => 200))
    expect(await Promise.all(['/dashboard/next-step', '/dashboard/settings/nothing'].map(statusOf))).toEqual([404, 404])
  })

  it('can be ended by no text of a file', () => {
    const { brand } = unprovenFlows
    const made = { ...unprovenFlows, brand: brand && { ...brand, name: '</script><script>alert(1)</script>' } }
    const filled = fillPage(page, { url: '/', language: 'en', flows: made, securityCode: undefined, isDevelopment: false })
    expect(filled.match(/<script/g)).toHaveLength(1)
    expect(filled).toContain('<title>&lt;/script&gt;')
  })
})

it('a mode is sent compressed, and only once as long as it stays the same', async () => {
  const service = await startTestApp()
  const ask = (headers: Record<string, string>) => service.app.inject({ url: '/api/flows/landing-rollover/walk', headers })
  const first = await ask({ 'accept-encoding': 'gzip, br' })
  expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString()).resolved.mode).toBe('landing-rollover')
  const again = await ask({ 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache'])
  expect((await ask({})).json().resolved.mode).toBe('landing-rollover')
  await service.close()
})
