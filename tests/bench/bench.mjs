import { readFileSync } from 'node:fs'
import { judgeAims } from './aims.mjs'
import { readMachine } from './machine.mjs'
import { measureSideBySide } from './measure.mjs'
import { checkTask, rows } from './rows.mjs'
import { measureSizes } from './sizes.mjs'
import { runThread } from './thread.mjs'

const files = {
  ours: './engines/ours.mjs',
  CASA: './engines/casa.mjs',
  hmpo: './engines/hmpo.mjs',
  SurveyJS: './engines/survey.mjs',
  XState: './engines/xstate.mjs',
}
const harderLimitMs = 10_000

/** The engines side by side: loads them, checks their answers, and measures. */
export async function benchEngines({ rounds, tell }) {
  const machine = readMachine()
  tell('Measuring the flows folder')
  const folder = await measureFolder()
  const engines = await Promise.all(Object.entries(files).map(loadEngine))
  const measured = rows.map((row) => measureRow(row, engines, { rounds, tell }))
  tell('Proving the harder flow')
  const harder = { ...(await runThread('./harder.mjs', harderLimitMs)), limitMs: harderLimitMs }
  tell('Bundling')
  const sizes = await measureSizes().catch((error) => [{ id: 'none', name: 'esbuild', error: error.message }])
  const figures = {
    machine,
    rounds,
    engines: engines.map(({ name, version, error }) => ({ name, version, error })),
    rows: measured,
    harder,
    folder,
    sizes,
  }
  return { ...figures, aims: judgeAims(figures) }
}

async function loadEngine([name, file]) {
  try {
    const { engine } = await import(file)
    return { ...engine, version: engine.from && versionOf(engine.from) }
  } catch (error) {
    return { name, tasks: {}, error: error.message.split('\n')[0] }
  }
}

function versionOf(peer) {
  return JSON.parse(readFileSync(new URL(`./node_modules/${peer}/package.json`, import.meta.url), 'utf8')).version
}

/** A task whose answers are wrong is not measured: its cell tells why. */
function measureRow(row, engines, { rounds, tell }) {
  tell(`Measuring ${row.title}`)
  const cells = {}
  const contestants = []
  for (const { name, tasks } of engines) {
    const task = tasks[row.id]
    if (!task) continue
    try {
      cells[name] = { says: checkTask(row, task) }
      const inputs = (row.inputs ?? [undefined]).map((one) => task.prepare(one))
      contestants.push({ name, run: task.run, inputs, callsPerPass: row.calls ?? inputs.length * (task.callsEach ?? 1) })
    } catch (error) {
      cells[name] = { error: error.message.split('\n')[0] }
    }
  }
  for (const [name, times] of measureSideBySide(contestants, rounds)) Object.assign(cells[name], times)
  return { id: row.id, title: row.title, about: row.about, cells }
}

async function measureFolder() {
  const { said, timedOut, error } = await runThread('./folder.mjs', 300_000)
  return said[0] ?? { error: error ?? (timedOut ? 'it took more than five minutes' : 'it said nothing') }
}
