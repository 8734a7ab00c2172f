import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { hashText, readFlowFiles } from '@app/api/flows'
import { changeFile, checkCatalogue, loadCatalogue, prove, resolveMode, verifyMode } from '@app/engine/author'
import { measureAlone } from './measure.mjs'

const rounds = 5

// Runs in a thread of its own, so that the first pass is as cold as the start of the service.
parentPort.postMessage(await measureFolder(fileURLToPath(new URL('../../flows', import.meta.url))))

/** The whole flows folder: load, check and prove apart; and what saving one mode costs. */
async function measureFolder(folder) {
  const files = await readFlowFiles(folder)
  const cold = passOverFolder(files)
  const passes = Array.from({ length: rounds }, () => passOverFolder(files))
  const { catalogue, modes } = cold
  const names = modes.map(({ name }) => name)
  const saves = names.map((name) => ({ name, ms: measureAlone(() => saveMode(catalogue, files, name), 3).median }))
  const [slowest] = saves.sort((a, b) => b.ms - a.ms)
  return {
    files: files.length,
    modes: modes.length,
    proven: modes.filter(({ sound }) => sound).length,
    states: modes.reduce((sum, one) => sum + one.states, 0),
    problems: cold.problems,
    cold: cold.ms,
    passes: rounds,
    median: Object.fromEntries(Object.keys(cold.ms).map((part) => [part, middle(passes.map(({ ms }) => ms[part]))])),
    save: { median: saves[Math.floor(saves.length / 2)]?.ms, slowest },
  }
}

function passOverFolder(files) {
  const times = [performance.now()]
  const catalogue = loadCatalogue(files)
  times.push(performance.now())
  const problems = checkCatalogue(catalogue).filter(({ severity }) => severity === 'error').length
  times.push(performance.now())
  const modes = [...catalogue.documents.mode.keys()].map((name) => proveMode(catalogue, name))
  times.push(performance.now())
  const [load, check, proof] = times.slice(1).map((time, index) => time - times[index])
  return { catalogue, problems, modes, ms: { load, check, prove: proof, all: load + check + proof } }
}

/** A mode with a fault in its files may not be whole enough to be walked; that is counted, and the rest goes on. */
function proveMode(catalogue, name) {
  try {
    const { sound, walk } = prove(resolveMode(catalogue, name, hashText))
    return { name, sound, states: walk.spots.length }
  } catch {
    return { name, sound: false, states: 0 }
  }
}

function saveMode(catalogue, files, name) {
  const file = files.find(({ path }) => path === `modes/${name}.json`)
  return verifyMode(changeFile(catalogue, file), name, hashText)
}

function middle(times) {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]
}
