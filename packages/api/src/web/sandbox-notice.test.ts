import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import { testFlows } from '../testing/test-settings.ts'
import { openPlainPages } from './public-pages/plain-pages.ts'
import { webPages } from './web-pages.ts'

const sandboxes = [{ en: 'card payments', es: 'los pagos con tarjeta' }]
const around = { publicUrl: 'https://page.example', now: () => new Date('2026-11-20T10:00:00Z'), isProduction: true }

let webFolder: string
let flows: LiveCatalogue
let app: FastifyInstance

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'notice-'))
  for (const folder of ['assets', 'pages/assets', '.vite']) await mkdir(join(webFolder, folder), { recursive: true })
  await writeFile(join(webFolder, 'index.html'), '<html lang="en"><body class="app"><div id="root"></div></body></html>')
  await writeFile(join(webFolder, '.vite/manifest.json'), '{}')
  await writeFile(join(webFolder, 'package.json'), '{ "type": "module" }')
  await writeFile(
    join(webFolder, 'pages/draw-page.js'),
    'export const drawPage = () => "<html><body><main>drawn</main></body></html>"; export const drawCard = () => ""',
  )
  flows = await testFlows()
  app = Fastify()
  await webPages(app, { webFolder, flows, sandboxes, ...around })
})
afterAll(async () => {
  await app.close()
  await rm(webFolder, { recursive: true })
})

const notice =
  '<aside class="sandbox-notice" role="note"><strong>Test mode.</strong> Not real here: card payments. No real money moves.</aside>'

it.each(['/landing-rollover', '/landing-rollover/qa1', '/signin', '/dashboard', '/privacy', '/'])(
  '%s says what is not real',
  async (url) => {
    const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } })
    expect([statusCode, body]).toEqual([200, expect.stringContaining(notice)])
  },
)

it('says it in the language of the page', async () => {
  const { body } = await app.inject({ url: '/signin?language=es', headers: { accept: 'text/html' } })
  expect(body).toContain('<strong>Modo de prueba.</strong> No es real: los pagos con tarjeta.')
})

it('says it on pages of few words too, and serves its looks from here', async () => {
  const plain = openPlainPages({ flows, webFolder, sandboxes, ...around })
  const other = Fastify()
  const done = { title: 'Done', text: 'It is done.' }
  other.get('/plain', (_request, reply) => plain.draw(reply, { en: done, es: done }))
  expect((await other.inject('/plain')).body).toContain(notice)
  await other.close()
  const style = await app.inject('/sandbox-notice.css')
  expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
})

it('is on no page where all partners are real', async () => {
  const live = Fastify()
  await webPages(live, { webFolder, flows, ...around })
  for (const url of ['/landing-rollover', '/signin'])
    expect((await live.inject({ url, headers: { accept: 'text/html' } })).body).not.toContain('sandbox-notice')
  await live.close()
})
