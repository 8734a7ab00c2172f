import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { flowsFolder } from './support/all-flows.ts'
import { runFlows } from './support/run-flows.ts'

let folder = ''
const before = new Map<string, string>()

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'answers-')), 'flows')
  await cp(flowsFolder, folder, { recursive: true })
})

afterEach(async () => {
  for (const [path, text] of before) await writeFile(join(folder, path), text)
  before.clear()
})

afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))

const flows = (...words: string[]) => runFlows([...words, '--flows', folder])

/** Changes a file until the end of the test. */
async function change(path: string, edit: (text: string) => string): Promise<void> {
  const text = await readFile(join(folder, path), 'utf8')
  before.set(path, text)
  await writeFile(join(folder, path), edit(text))
}

/** A file beside the folder; answers with where it is. */
async function beside(name: string, text: string): Promise<string> {
  const path = join(folder, '..', name)
  await writeFile(path, text)
  return path
}

const withoutComma = (text: string) => text.replace(/,\n/, '\n')
const renamed = JSON.stringify({
  modes: { 'landing-before': 'landing-rollover' },
  steps: { 'old-step': 'qa1' },
  facts: { 'ira.had': 'ira.exists' },
})

it('explain goes by the name that a mode had before, as the service does', async () => {
  await change('renamed.json', () => renamed)
  const { code, out } = await flows('explain', 'landing-before', '--facts', await beside('facts.json', '{}'))
  expect(out).toContain('landing-rollover  M2: the mode that was asked for, which was called “landing-before” before (M7)')
  // Among letters it may be in the name of a temporary folder.
  expect([code, out]).toEqual([0, expect.not.stringMatching(/\bM5\b/)])
})

it.each([
  ['prove landing-before', 'There is no mode “landing-before”. It is called “landing-rollover” now.'],
  ['rename mode landing-before landing-move', 'It is called “landing-rollover” now.'],
  ['rename step old-step qa-one', 'It is called “qa1” now.'],
  ['remove step old-step', 'It is called “qa1” now.'],
])('“%s” says what is called otherwise now', async (command, said) => {
  await change('renamed.json', () => renamed)
  const { code, out } = await flows(...command.split(' '))
  expect([code, out]).toEqual([2, expect.stringContaining(said)])
})

it.each([['explain'], ['prove'], ['paths'], ['graph'], ['show'], ['review']])(
  '%s of a mode that cannot be read says why, and fails',
  async (command) => {
    await change('modes/onboarding.json', withoutComma)
    const facts = command === 'explain' ? ['--facts', await beside('facts.json', '{}')] : []
    const { code, out } = await flows(command, 'onboarding', ...facts)
    expect([code, out]).toEqual([1, expect.stringMatching(/flows\/modes\/onboarding\.json:\d+:\d+ {2}error/)])
  },
)

it('of all modes one that cannot be read is not proven', async () => {
  const small = join(folder, '../small')
  const isNeeded = (path: string) => !/\/(translations|landings|pages|personas)\b/.test(path)
  const isMode = (path: string) => !path.includes('/modes/') || /\/(onboarding|landing-solo-only)\.json$/.test(path)
  await cp(flowsFolder, small, {
    recursive: true,
    filter: (path) => isNeeded(path.slice(flowsFolder.length)) && isMode(path.slice(flowsFolder.length)),
  })
  const mode = join(small, 'modes/onboarding.json')
  await writeFile(mode, withoutComma(await readFile(mode, 'utf8')))
  const { code, out } = await runFlows(['prove', '--json', '--flows', small])
  const wrong = expect.arrayContaining([expect.objectContaining({ file: 'modes/onboarding.json', rule: 'syntax' })])
  expect([code, JSON.parse(out)]).toEqual([
    1,
    expect.arrayContaining([expect.objectContaining({ mode: 'onboarding', sound: false, diagnostics: wrong })]),
  ])
})

it.each([['explain'], ['show'], ['graph']])('%s of a mode with a mistake in its file says so, and fails', async (command) => {
  await change('modes/onboarding.json', (text) => text.replace('"stop-losing"', '"stop-loosing"'))
  const more =
    command === 'explain' ? ['--facts', await beside('facts.json', '{}')] : command === 'graph' ? ['--out', join(folder, '..')] : []
  const { code, out } = await flows(command, 'onboarding', ...more)
  expect([code, out]).toEqual([1, expect.stringContaining('Did you mean “stop-losing”?')])
})

it('a mode is not explained while a step of it cannot be read', async () => {
  await change('steps/stop-losing.json', withoutComma)
  const { code, out } = await flows('explain', 'onboarding', '--facts', await beside('facts.json', '{}'))
  expect([code, out]).toEqual([1, expect.stringContaining('Mend steps/stop-losing.json.')])
})

it('explain without a default mode that can be read says so where it would need one', async () => {
  const name = 'landing-nowhere'
  const modes = await readdir(join(folder, 'modes'))
  const texts = await Promise.all(modes.map((mode) => readFile(join(folder, 'modes', mode), 'utf8')))
  const standard = modes.find((_mode, index) => texts[index]?.includes('"default"'))
  await change(`modes/${standard}`, withoutComma)
  const facts = await beside('facts.json', '{}')
  const { code, out } = await flows('explain', name, '--facts', facts)
  expect([code, out]).toEqual([1, expect.stringContaining(`There is no mode “${name}”, and no default mode that can be read.`)])
  expect(out).toContain(`flows/modes/${standard}:`)
  expect((await flows('explain', 'landing-rollover', '--facts', facts)).code).toBe(0)
})

it('explain names facts that there are none of, and values that none of them has', async () => {
  await change('renamed.json', () => renamed)
  const facts = await beside('facts.json', '{ "ira.exist": true, "letter.signed": "yes", "ira.had": true }')
  const { code, out } = await flows('explain', 'onboarding', '--facts', facts)
  expect(out).toContain('There is no fact “ira.exist”. Did you mean “ira.exists”?')
  expect(out).toContain('“letter.signed” is never "yes". Its values are true, false.')
  expect(out).toContain('There is no fact “ira.had”. It is called “ira.exists” now.')
  expect(code).toBe(2)
})

it('explain says of a value what was meant', async () => {
  const facts = await beside('facts.json', '{ "personal.record": "presnt", "letter.signed": "true" }')
  const { code, out } = await flows('explain', 'onboarding', '--facts', facts)
  expect(out).toContain('“personal.record” is never "presnt". Did you mean "present"?')
  expect(out).toContain('“letter.signed” is never "true". Did you mean true?')
  expect(code).toBe(2)
})

it.each([
  ['{"mode":"onboarding"}'],
  ['{"mode":"onboarding","version":"v","person":"p","facts":{"ira.exists":1},"place":{"step":"qa1"}}'],
  ['{"mode":"onboarding","version":"v","person":"p","facts":{},"place":{"step":"qa1","from":{}}}'],
  ['[]'],
  ['{'],
])('%s is no journey: diff says in which line of which file, and what one looks like', async (line) => {
  const good = '{"mode":"onboarding","version":"v","person":"p","facts":{},"place":{"step":"stop-losing"}}'
  const journeys = await beside('journeys.jsonl', `${good}\n\n${line}\n`)
  const old = await beside('old.json', await readFile(join(folder, 'modes/onboarding.json'), 'utf8'))
  const { code, out } = await flows('diff', old, 'onboarding', '--journeys', journeys)
  expect([code, out]).toEqual([2, expect.stringContaining(`${journeys}, line 3, is no journey. It should look like {"mode": "onboarding"`)])
})

it('diff against a file that cannot be read says so, and not that the mode is new', async () => {
  const old = await beside('old.json', withoutComma(await readFile(join(folder, 'modes/onboarding.json'), 'utf8')))
  const { code, out } = await flows('diff', old, 'onboarding')
  expect(out).toContain(`${old} cannot be read as the mode “onboarding”, line 3: A comma is missing before this.`)
  expect([code, out]).toEqual([2, expect.not.stringContaining('is new')])
})

it('review in a language that nothing is translated into is refused, and names those that there are', async () => {
  const { code, out } = await flows('review', 'landing-rollover', '--language', 'fr', '--out', join(folder, '../pictures'))
  expect([code, out]).toEqual([2, 'Nothing is translated into “fr”. The languages are en and es.\n'])
})

it('what the file system refuses is a sentence with the cause, and in DEBUG the error itself', async () => {
  const file = await beside('file.json', '{}')
  const { code, out } = await runFlows(['list', '--flows', file])
  expect([code, out]).toEqual([1, expect.stringContaining(`${file} cannot be used: a file has the name of its folder (ENOTDIR).`)])
  await expect(runFlows(['list', '--flows', file], { DEBUG: '1' })).rejects.toThrow('ENOTDIR')
})

it('what editors keep in hidden folders is no file of flows', async () => {
  await mkdir(join(folder, '.vscode'))
  await writeFile(join(folder, '.vscode/settings.json'), '{}')
  const { out } = await flows('check', 'flows/brand.json', '--json')
  const stray = await flows('check', 'flows/.vscode/settings.json')
  await rm(join(folder, '.vscode'), { recursive: true })
  expect([JSON.parse(out), stray.out]).toEqual([
    expect.objectContaining({ errors: 0, warnings: 0 }),
    expect.stringContaining('There is no file'),
  ])
})

it('a copy of which nothing is committed is checked as it is: nothing has changed in it since the last commit', async () => {
  const git = promisify(execFile)
  await git('git', ['init', '-q'], { cwd: join(folder, '..') })
  const add = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '--allow-empty', '-m', 'nothing']
  await git('git', add, { cwd: join(folder, '..') })
  const { code, out } = await flows('check', 'flows/pages/mission.json', 'flows/steps/stop-losing.json')
  await rm(join(folder, '../.git'), { recursive: true })
  expect(out).toContain('no errors, 0 warnings.')
  expect(code).toBe(0)
})
