import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../browser.mjs'
import { readMachine } from '../machine.mjs'
import { sendLoad } from '../service/load.mjs'
import { median } from '../service/median.mjs'
import { startOurs } from '../service/our-service.mjs'
import { loadPage } from '../web/load-page.mjs'
import { judgeLandingAims } from './aims.mjs'
import { measureDraw } from './measure-draw.mjs'
import { measureStep } from './measure-step.mjs'
import { servePlain } from './serve-plain.mjs'

const flows = fileURLToPath(new URL('../../../flows', import.meta.url))
const names = ['landing-rollover', 'landing-fc-loan', 'landing-fc-find']
/** A page of the app that the service draws first. */
const signIn = 'signin'
const loadSeconds = 8
const drawRounds = 15

/** How soon landing pages stand on a slow phone, beside the same pages as plain files; and what the service can do. */
export async function benchLandings({ rounds, tell }) {
  const found = findBrowser()
  const folder = mkdtempSync(join(os.tmpdir(), 'bench-landings-'))
  const flowsFolder = join(folder, 'flows')
  cpSync(flows, flowsFolder, { recursive: true })
  const closings = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    tell('Starting the service')
    const ours = await startOurs({ dataFolder: join(folder, 'data'), logFile: join(folder, 'log'), more: { FLOWS_DIR: flowsFolder } })
    closings.push(ours.stop)
    const origin = `http://127.0.0.1:${ours.port}`
    const plain = await servePlain(
      origin,
      [...names, signIn].map((name) => `/${name}`),
    )
    closings.push(plain.stop)
    const browser = await found.open()
    closings.push(() => browser.close())
    const origins = { ours: origin, plain: `http://127.0.0.1:${plain.port}` }
    const pages = {}
    for (const name of names) pages[name] = await loadInTurn(browser, origins, { name, rounds, tell })
    const signingIn = await loadInTurn(browser, origins, { name: signIn, rounds, tell })
    const steps = await stepsOf(browser, `${origin}/${names[0]}`, rounds, tell)
    tell('Asking as fast as it can answer')
    const { perSecond } = await sendLoad({ port: ours.port, people: Array(20).fill({}), callOf: () => readPage, seconds: loadSeconds })
    tell('Changing a page')
    const drawMs = await measureDraw({ port: ours.port, flowsFolder, name: names[0], rounds: drawRounds })
    const figures = { machine: readMachine(), rounds, pages, signingIn, steps, perSecond, drawMs }
    return { ...figures, aims: judgeLandingAims(figures) }
  } finally {
    for (const close of closings.reverse()) await close()
  }
}

const readPage = {
  title: 'reading a landing page',
  request: () =>
    `GET /${names[0]} HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\naccept-encoding: br\r\ncookie: advertising=no\r\n\r\n`,
  take: () => undefined,
}

/** One after the other in every round: what the machine does meanwhile happens to both. */
async function loadInTurn(browser, origins, { name, rounds, tell }) {
  const all = Object.fromEntries(Object.keys(origins).map((origin) => [origin, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [whose, origin] of Object.entries(origins)) {
      tell(`Loading ${name}, ${whose}, ${round + 1} of ${rounds}`)
      const { context, page: _page, ...figures } = await loadPage(browser, `${origin}/${name}`, { ready: 'h1' })
      await context.close()
      all[whose].push(figures)
    }
  }
  return Object.fromEntries(Object.entries(all).map(([whose, runs]) => [whose, mediansOf(runs)]))
}

async function stepsOf(browser, url, rounds, tell) {
  const runs = []
  for (let round = 0; round < rounds; round++) {
    tell(`From the page to the first step, ${round + 1} of ${rounds}`)
    runs.push(await measureStep(browser, url))
  }
  return mediansOf(runs)
}

function mediansOf(runs) {
  return Object.fromEntries(Object.keys(runs[0]).map((figure) => [figure, median(runs.map((run) => run[figure]))]))
}
