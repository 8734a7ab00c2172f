import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { flowsFolder } from './support/all-flows.ts'
import { runFlows } from './support/run-flows.ts'

let folder = ''
const before = new Map<string, string>()

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'unreadable-')), 'flows')
  const isNeeded = (path: string) => !/\/(landings|personas)\//.test(path)
  await cp(flowsFolder, folder, { recursive: true, filter: (path) => isNeeded(path.slice(flowsFolder.length)) })
})

afterEach(async () => {
  for (const [path, text] of before) await writeFile(join(folder, path), text)
  before.clear()
})

afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))

const flows = (...words: string[]) => runFlows([...words, '--flows', folder])
const textOf = (path: string) => readFile(join(folder, path), 'utf8').catch(() => undefined)

/** Changes a file until the end of the test; answers with what stands in it meanwhile. */
async function change(path: string, edit: (text: string) => string): Promise<string> {
  const text = await readFile(join(folder, path), 'utf8')
  before.set(path, text)
  const changed = edit(text)
  await writeFile(join(folder, path), changed)
  return changed
}

const withoutComma = (text: string) => text.replace(/,\n/, '\n')
const withMark = (text: string) => `\uFEFF${text}`

/** What a command that must leave everything alone has done all the same; put back by the test. */
async function undo(...paths: string[]): Promise<void> {
  for (const path of paths) await rm(join(folder, path), { force: true })
}

it.each([
  ['a comma that is missing', 'es/pages/mission', withoutComma, 'A comma is missing before this.'],
  ['an invisible mark at its start', 'es/steps/stop-losing', withMark, 'invisible byte order mark'],
])('a translation that cannot be read for %s is not written anew', async (_why, name, edit, said) => {
  const path = `translations/${name}.json`
  const text = await change(path, edit)
  const { code, out } = await flows('new', 'translation', name)
  expect([code, await textOf(path)]).toEqual([1, text])
  expect(out).toContain(`flows/${path}:`)
  expect(out).toContain(said)
})

it('a whole language is translated without what cannot be read, which is named, and fails for that', async () => {
  const broken = 'translations/es/pages/mission.json'
  const text = await change(broken, withoutComma)
  const lacking = 'translations/es/steps/stop-losing.json'
  await change(lacking, (translation) => translation.replace(/\n {2}"title": .*,/, ''))
  const { code, out } = await flows('new', 'translation', 'es')
  expect([code, await textOf(broken)]).toEqual([1, text])
  expect(out).toContain(`✓ flows/${lacking} is written, with 1 place to fill in.`)
  expect(out).toContain(`flows/${broken}:`)
  expect(out).toContain('1 file that cannot be read is left alone')
})

it('a whole language of which nothing is missing but what cannot be read is not said to be translated', async () => {
  await change('steps/stop-losing.json', withoutComma)
  const { code, out } = await flows('new', 'translation', 'es')
  expect(code).toBe(1)
  expect(out).toContain('flows/steps/stop-losing.json:')
  expect(out).not.toContain('Nothing is untranslated.')
})

it.each([
  ['rename step qa1 qa-one', 'renamed.json', 'steps/qa-one.json'],
  ['rename step qa1 qa2', 'steps/qa2.json', 'steps/qa2.json'],
  ['rename step stop-losing decide-now', 'modes/onboarding.json', 'steps/decide-now.json'],
  ['rename option stop_losing not-now later', 'modes/onboarding.json', 'steps/later.json'],
  ['remove mode landing-rollover', 'steps/qa2.json', 'steps/later.json'],
  ['rename step qa1 qa-one --dry-run', 'modes/onboarding.json', 'steps/qa-one.json'],
])('“%s” changes nothing while %s cannot be read, and says what is wrong in it', async (command, path, made) => {
  const text = await change(path, withoutComma)
  const [qa1, step] = [await textOf('steps/qa1.json'), await textOf(made)]
  const { code, out } = await flows(...command.split(' '))
  expect(out).toContain(`flows/${path}:`)
  expect(out).toContain('Nothing is changed while 1 file cannot be read')
  expect([code, await textOf(path), await textOf('steps/qa1.json'), await textOf(made)]).toEqual([1, text, qa1, step])
})

it('a step stays while the one mode that names it cannot be read', async () => {
  const lonely = JSON.stringify({ step: 'lonely', kind: 'info', title: 'Lonely', continue: 'Continue' })
  await writeFile(join(folder, 'steps/lonely.json'), lonely)
  await change('modes/onboarding.json', (text) => withoutComma(text.replace('"stop-losing"', '"stop-losing", "lonely"')))
  const { code } = await flows('remove', 'step', 'lonely')
  expect([code, await textOf('steps/lonely.json')]).toEqual([1, lonely])
  await undo('steps/lonely.json')
})

it('something that breaks its schema is as little read as what is no JSON', async () => {
  await change('steps/qa2.json', (text) => text.replace('"title"', '"tittle"'))
  const { code, out } = await flows('rename', 'step', 'qa1', 'qa-one')
  expect([code, await textOf('steps/qa-one.json')]).toEqual([1, undefined])
  expect(out).toContain('“tittle”')
})

it('a file with a warning alone is read, and hinders nothing', async () => {
  await change('steps/qa2.json', (text) => text.replaceAll('\n', '\r\n'))
  const { code } = await flows('rename', 'step', 'stop-losing', 'decide-now', '--dry-run')
  expect(code).toBe(0)
})

it.each([
  ['new fact likes_tea', 'facts.json'],
  ['new question likes_tea --step stop-losing', 'questions.json'],
  ['new question likes_tea --step stop-losing', 'steps/stop-losing.json'],
  ['new experiment tea --where stop-losing', 'experiments.json'],
  ['new step tea --asks stop_losing', 'facts.json'],
  ['new persona tea-drinker --mode onboarding', 'modes/onboarding.json'],
  ['new persona tea-drinker --mode onboarding', 'facts.json'],
  ['new sequence tea --steps qa1,qa2', 'steps/qa2.json'],
  ['new mode tea --from landing-rollover', 'modes/landing-rollover.json'],
  ['new translation es/steps/stop-losing', 'steps/stop-losing.json'],
  ['new step qa2', 'steps/qa2.json'],
])('“%s” needs %s, and says what is wrong in it', async (command, path) => {
  const text = await change(path, withoutComma)
  const { code, out } = await flows(...command.split(' '))
  expect(out).toContain(`flows/${path}:`)
  expect(out).not.toMatch(/ at .*\.ts:\d+/)
  expect([code, await textOf(path)]).toEqual([1, text])
})

it('a half-written file keeps nobody from beginning another that does not go by it', async () => {
  await change('steps/qa2.json', withoutComma)
  const { code } = await flows('new', 'step', 'tea')
  expect([code, await textOf('steps/tea.json')]).toEqual([0, expect.stringContaining('"step": "tea"')])
  await undo('steps/tea.json')
})
