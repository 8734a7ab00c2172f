import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../browser.mjs'
import { readMachine } from '../machine.mjs'
import { median } from '../service/median.mjs'
import { startOurs } from '../service/our-service.mjs'
import { judgeWebAims } from './aims.mjs'
import { loadPage } from './load-page.mjs'
import { measureInteraction } from './measure-interaction.mjs'
import { serveSkeleton } from './serve-skeleton.mjs'

const firstStep = '/landing-rollover/previous-jobs'

/** How soon the first step of a wizard stands on a slow phone, beside the barest page of the same kind. */
export async function benchWeb({ rounds, tell }) {
  const found = findBrowser()
  const folder = mkdtempSync(join(os.tmpdir(), 'bench-web-'))
  const closings = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    tell('Building the bare page')
    const skeleton = await serveSkeleton(join(folder, 'skeleton'))
    closings.push(skeleton.stop)
    tell('Starting the service')
    const ours = await startOurs({ dataFolder: join(folder, 'data'), logFile: join(folder, 'log') })
    closings.push(ours.stop)
    const browser = await found.open()
    closings.push(() => browser.close())
    const pages = {
      ours: { url: `http://127.0.0.1:${ours.port}${firstStep}`, ready: 'button[type=submit]', button: /I don’t have any more jobs to add/ },
      skeleton: { url: `http://127.0.0.1:${skeleton.port}/wizard/step-1`, ready: 'h1', button: /Continue/ },
    }
    const loads = await loadInTurn(browser, pages, rounds, tell)
    const interactions = await interactInTurn(browser, pages, rounds, tell)
    const figures = { machine: readMachine(), rounds, firstStep, loads, interactions }
    return { ...figures, aims: judgeWebAims(figures) }
  } finally {
    for (const close of closings.reverse()) await close()
  }
}

/** One after the other in every round: what the machine does meanwhile happens to both. */
async function loadInTurn(browser, pages, rounds, tell) {
  const all = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, { url, ready }] of Object.entries(pages)) {
      tell(`Loading ${name}, ${round + 1} of ${rounds}`)
      const { context, page: _page, ...figures } = await loadPage(browser, url, { ready })
      await context.close()
      all[name].push(figures)
    }
  }
  return Object.fromEntries(Object.entries(all).map(([name, runs]) => [name, mediansOf(runs)]))
}

async function interactInTurn(browser, pages, rounds, tell) {
  const all = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, page] of Object.entries(pages)) {
      tell(`Using ${name}, ${round + 1} of ${rounds}`)
      all[name].push(await measureInteraction(browser, page.url, page))
    }
  }
  return Object.fromEntries(Object.entries(all).map(([name, runs]) => [name, median(runs)]))
}

function mediansOf(runs) {
  return Object.fromEntries(Object.keys(runs[0]).map((figure) => [figure, median(runs.map((run) => run[figure]))]))
}
