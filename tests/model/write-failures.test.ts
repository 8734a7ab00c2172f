import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { flowsFolder } from './support/all-flows.ts'
import { runFlows } from './support/run-flows.ts'

let folder = ''
let before: Readonly<Record<string, string>> = {}

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'failures-')), 'flows')
  const isNeeded = (path: string) => !/\/(landings|pages|personas)\//.test(path)
  await cp(flowsFolder, folder, { recursive: true, filter: (path) => isNeeded(path.slice(flowsFolder.length)) })
  before = await everything()
})

afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))

const flows = (...words: string[]) => runFlows([...words, '--flows', folder])

async function everything(): Promise<Readonly<Record<string, string>>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const texts = files.map(async ({ parentPath, name }) => [join(parentPath, name), await readFile(join(parentPath, name), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(texts))
}

// A folder in the place of a file stops everybody, also those who may write anywhere.
it.each([
  [
    'rename step qa1 qa-one',
    'steps/qa-one.json',
    'flows/steps/qa1.json cannot become flows/steps/qa-one.json: there is something of its name already (EEXIST)',
  ],
  [
    'rename mode landing-rollover landing-move',
    'modes/landing-move.json',
    'flows/modes/landing-rollover.json cannot become flows/modes/landing-move.json: there is something of its name already (EEXIST)',
  ],
  ['new step tea', 'steps/tea.json', 'flows/steps/tea.json cannot be changed: there is something of its name already (EEXIST)'],
  [
    'new mode tea --from landing-rollover',
    'modes/tea.json',
    'flows/modes/tea.json cannot be changed: there is something of its name already (EEXIST)',
  ],
])('where “%s” cannot write, a sentence says why, and every file is as it was', async (command, path, said) => {
  await mkdir(join(folder, path))
  const { code, out } = await flows(...command.split(' '))
  await rm(join(folder, path), { recursive: true })
  expect(out).toContain(`${said}. Nothing is changed: mend that, and run this again.`)
  expect(out).not.toMatch(/✓| at .*\.ts:\d+|There is already a mode/)
  expect([code, await everything()]).toEqual([1, before])
})
