import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../../scripts/import.ts', import.meta.url))
const lookEveryMs = 50

/** Writes the files of a sample, and names them. */
export async function writeSample(folder, plans) {
  mkdirSync(folder, { recursive: true })
  await run(['sample', '--plans', String(plans), folder], { folder })
  return readdirSync(folder).map((name) => join(folder, name))
}

/** Imports them in a process of its own: rows a second with everything, and the most memory that it had. */
export async function measureImport(files, dataFolder) {
  const { seconds, peakBytes, said } = await run(['form5500', ...files], { folder: dataFolder, env: { DATA_DIR: dataFolder } })
  const rows = Number(/✓ ([\d,]+) rows? read/.exec(said)?.[1]?.replaceAll(',', ''))
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  return { rows, seconds, perSecond: rows / seconds, peakBytes, bytes }
}

async function run(words, { folder, env = {} }) {
  mkdirSync(folder, { recursive: true })
  const begunAt = performance.now()
  const child = spawn(process.execPath, [script, ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  let peakBytes = 0
  const looking = setInterval(() => (peakBytes = Math.max(peakBytes, peakOf(child.pid))), lookEveryMs)
  const [code] = await once(child, 'close')
  clearInterval(looking)
  if (code !== 0) throw new Error(`“import ${words[0]}” failed: ${said}`)
  return { seconds: (performance.now() - begunAt) / 1000, peakBytes, said }
}

/** The most memory that a process ever had: only Linux says it. */
function peakOf(pid) {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
