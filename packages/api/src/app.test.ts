import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { proofNumbers } from '@app/engine/author'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { closeDatabase, openDatabase } from './db/database.ts'
import { freshDatabaseUrl } from './db/testing/test-database.ts'
import type { LiveCatalogue } from './flows/live-catalogue.ts'
import { openTestFlows } from './flows/testing/open-test-flows.ts'
import { unfinishedWords } from './refuse-unfinished.ts'
import { testContext, testOptions } from './testing/test-app.ts'

const realFlows = fileURLToPath(new URL('../../../flows', import.meta.url))

let folder: string
let flowsFolder: string
let flows: LiveCatalogue
let app: FastifyInstance
/** Flows are read while a service is put together, and sometimes sooner: what it answers before that is asked while this is false. */
let mayBeRead = false
let isDatabaseUp = true
let address: string
let aliveAtFirst: unknown
let readyAtFirst: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-'))
  flowsFolder = join(folder, 'flows')
  await cp(realFlows, flowsFolder, { recursive: true })
  const live = openTestFlows(flowsFolder)
  flows = { ...live, isReady: () => mayBeRead && live.isReady() }
  app = await appOn(flows, await smallPage())
  aliveAtFirst = (await get('/healthz')).json()
  readyAtFirst = (await get('/readyz')).statusCode
  mayBeRead = true
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string) => app.inject({ url })

describe('before the flows are read', () => {
  it('is alive but not ready', () => {
    expect(aliveAtFirst).toEqual({ status: 'ok' })
    expect(readyAtFirst).toBe(503)
  })

  it('gets ready by itself', async () => {
    await expect.poll(async () => (await get('/readyz')).statusCode).toBe(200)
  })

  it('names what brand and pages still make up, where every partner is real', async () => {
    const shipped = await flows.ready()
    const lines = unfinishedWords(shipped, { isProduction: true, sandboxes: [] })
    expect(lines[0]).toContain('brand.json postalAddress')
    expect(lines.at(-1)).toMatch(/^And \d+ more\.$/)
    expect(unfinishedWords(shipped, { isProduction: true, sandboxes: [{ en: 'bank links', es: 'los enlaces con bancos' }] })).toEqual([])
    expect(unfinishedWords(shipped, { isProduction: false, sandboxes: [] })).toEqual([])
  })

  it('serves and says what is missing when there is no flows folder at all', async () => {
    const other = await appOn(openTestFlows(join(folder, 'nowhere')), folder)
    const { modes, diagnostics } = (await other.inject({ url: '/api/flows' })).json()
    expect(modes).toEqual([])
    expect(diagnostics[0].rule).toBe('unreadable-folder')
    await other.close()
  })
})

describe('a database that does not answer', () => {
  it('is reported by the readiness check', async () => {
    isDatabaseUp = false
    const answer = await get('/readyz')
    isDatabaseUp = true
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'database_unavailable'])
    expect((await get('/healthz')).statusCode).toBe(200)
  })
})

describe('reading the flows', () => {
  it('lists every mode with its family, its size and whether it is sound', async () => {
    const { modes, personas } = (await get('/api/flows')).json()
    const files = modes.map(({ mode }: { mode: string }) => mode)
    expect(files).toContain('landing-rollover')
    const loan = modes.find(({ mode }: { mode: string }) => mode === 'landing-fc-loan')
    expect(loan).toMatchObject({ family: 'loan', sound: true, version: expect.stringMatching(/^[0-9a-f]{16}$/) })
    expect(loan.steps).toBeGreaterThan(5)
    expect(loan.states).toBeGreaterThan(loan.steps)
    for (const persona of personas) expect(files).toContain(persona.mode)
  })

  it('gives a mode with everything that a page needs to walk it', async () => {
    const { resolved, steps, proofs, questions, about } = (await get('/api/flows/landing-rollover')).json()
    expect(Object.keys(steps).sort()).toEqual(Object.keys(resolved.steps).sort())
    expect(steps['previous-jobs'].title).toEqual(expect.any(String))
    expect(proofs.map(({ proven }: { proven: boolean }) => proven)).toEqual(proofNumbers.map(() => true))
    expect(questions.citizen_status.label).toEqual(expect.any(String))
    expect(about['letter.signed']).toEqual(expect.any(String))
  })

  it('gives a persona', async () => {
    const { personas } = (await get('/api/flows')).json()
    const { persona, mode } = personas[0]
    expect((await get(`/api/personas/${persona}`)).json()).toMatchObject({ persona, mode })
  })

  it.each([
    ['/api/flows/landing-nowhere', 'mode_not_found'],
    ['/api/personas/nobody', 'persona_not_found'],
    ['/nowhere', 'route_not_found'],
    ['/assets/nothing.js', 'route_not_found'],
  ])('answers %s with 404 and %s', async (url, code) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ code, detail: expect.any(String) })
  })
})

describe('the page', () => {
  it('is at /dev/flows and below, and is never cached', async () => {
    for (const url of ['/dev/flows', '/dev/flows/landing-rollover']) {
      const { body, headers } = await get(url)
      expect(body).toContain('<div id="root">')
      expect(headers['cache-control']).toBe('no-cache')
    }
  })

  it('has files that may be kept for good', async () => {
    expect((await get('/assets/page-1a2b3c.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('says so when it is not built', async () => {
    const other = await appOn(openTestFlows(join(folder, 'nowhere')), join(folder, 'nowhere'))
    const answer = await other.inject({ url: '/dev/flows' })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'page_not_built'])
    await other.close()
  })
})

describe('every answer', () => {
  it.each(['/healthz', '/dev/flows', '/assets/page-1a2b3c.js', '/nowhere', '/%zz'])(
    'to %s tells the browser what it may do',
    async (url) => {
      const { headers } = await get(url)
      expect(headers['content-security-policy']).toMatch(/^default-src 'self';.*frame-ancestors 'none'/)
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('no-referrer')
    },
  )

  it('to an address that cannot be read is a page where a browser opens it, and a code for programs', async () => {
    const opened = await app.inject({ url: '/landing%', headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'es' } })
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(opened.body).toContain('<h1>Esta dirección no se puede leer</h1>')
    expect((await app.inject({ url: '/landing%', headers: { accept: '*/*' } })).json().code).toBe('bad_request')
  })

  it('to a request that cannot be read is a code and a sentence', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/flows', headers: { 'content-type': 'application/json' }, body: '{' })
    expect(Object.keys(answer.json())).toEqual(['code', 'detail'])
    expect(answer.body).not.toContain('node_modules')
  })
})

describe('a change that is saved', () => {
  const stepFile = () => join(flowsFolder, 'steps/unclaimed-addresses.json')
  const title = async () => (await get('/api/flows/dashboard-lost-money')).json().steps['unclaimed-addresses'].title
  const standing = async () => {
    const { modes } = (await get('/api/flows')).json()
    return modes.find(({ mode }: { mode: string }) => mode === 'dashboard-lost-money')
  }

  it('is live and reported', async () => {
    await flows.ready()
    const text = await readFile(stepFile(), 'utf8')
    const newTitle = `Changed at ${performance.now()}`
    const nextChange = await listenForChange()
    await writeFile(stepFile(), JSON.stringify({ ...JSON.parse(text), title: newTitle }))
    expect(await nextChange()).toMatchObject({ type: 'changed', modes: expect.arrayContaining(['dashboard-lost-money']) })
    expect(await title()).toBe(newTitle)
  })

  it('is seen when an editor replaces the file, and when it is then written in place', async () => {
    const text = await readFile(stepFile(), 'utf8')
    const save = (newTitle: string) => JSON.stringify({ ...JSON.parse(text), title: newTitle })
    await writeFile(join(flowsFolder, 'steps/.swap'), save('Replaced'))
    await rename(join(flowsFolder, 'steps/.swap'), stepFile())
    await expect.poll(title).toBe('Replaced')
    await writeFile(stepFile(), save('Written in place'))
    await expect.poll(title).toBe('Written in place')
  })

  it('that breaks a file leaves the last good version live, and is listed as a mistake', async () => {
    const text = await readFile(stepFile(), 'utf8')
    const before = await title()
    await writeFile(stepFile(), text.slice(0, 100))
    await expect.poll(async () => (await standing()).sound).toBe(false)
    expect(await title()).toBe(before)
    const { diagnostics } = (await get('/api/flows')).json()
    const mistakes = diagnostics.filter(({ severity }: { severity: string }) => severity === 'error')
    expect(mistakes.map(({ file }: { file: string }) => file)).toEqual(['steps/unclaimed-addresses.json'])
    await writeFile(stepFile(), text)
    await expect.poll(async () => (await standing()).sound).toBe(true)
  })

  it('that makes a mode unprovable leaves the last good version live', async () => {
    const file = join(flowsFolder, 'modes/dashboard-lost-money.json')
    const text = await readFile(file, 'utf8')
    const { version } = await standing()
    await writeFile(file, JSON.stringify({ ...JSON.parse(text), side: ['us-citizen-only'] }))
    await expect.poll(async () => (await standing()).sound).toBe(false)
    expect((await standing()).version).toBe(version)
    const { diagnostics } = (await get('/api/flows/dashboard-lost-money')).json()
    expect(diagnostics[0]).toMatchObject({ file: 'modes/dashboard-lost-money.json', stage: 'proof' })
    await writeFile(file, text)
    await expect.poll(async () => (await standing()).sound).toBe(true)
  })

  it('that adds a broken mode lists it, with no version to walk', async () => {
    const file = join(flowsFolder, 'modes/landing-new.json')
    await writeFile(file, '{')
    await expect.poll(async () => (await get('/api/flows/landing-new')).json().code).toBe('mode_not_sound')
    await rm(file)
    await expect.poll(async () => (await get('/api/flows/landing-new')).json().code).toBe('mode_not_found')
  })
})

async function appOn(flows: LiveCatalogue, webFolder: string): Promise<FastifyInstance> {
  const { url, drop } = await freshDatabaseUrl()
  const core = testContext(openDatabase({ url, maxConnections: 2, statementTimeoutMs: 10_000 }))
  const { app: made, closePartners } = await buildApp({
    ...testOptions,
    flows,
    webFolder,
    core,
    databaseUrl: url,
    isDatabaseUp: async () => isDatabaseUp,
  })
  made.addHook('onClose', async () => {
    flows.close()
    await closePartners()
    await closeDatabase(core.db)
    await drop()
  })
  return made
}

/** Listens to the stream of changes; the answer gives its next message. */
async function listenForChange(): Promise<() => Promise<unknown>> {
  const { body } = await fetch(`${address}/api/flows/events`)
  const decoder = new TextDecoder()
  return async () => {
    for await (const chunk of body ?? []) {
      const data = /^data: (.*)$/m.exec(decoder.decode(chunk))?.[1]
      if (data !== undefined) return JSON.parse(data)
    }
  }
}

async function smallPage(): Promise<string> {
  const web = join(folder, 'web')
  await cp(new URL('./app.test.ts', import.meta.url), join(web, 'assets/page-1a2b3c.js'))
  for (const page of ['index.html']) await writeFile(join(web, page), '<!doctype html><div id="root"></div><!--page-data-->')
  return web
}
