import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { flowsFolder } from './support/all-flows.ts'
import { runFlows } from './support/run-flows.ts'

type Report = {
  readonly diagnostics: readonly { readonly file: string; readonly rule: string; readonly message: string; readonly fix: string }[]
}

let folder = ''
let page = ''
/** What has been written or changed. */
const written = new Set<string>()

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'authors-')), 'flows')
  await cp(flowsFolder, folder, { recursive: true })
  page = await readFile(join(import.meta.dirname, '../../docs/authors.md'), 'utf8')
})

afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))

const flows = (...words: string[]) => runFlows([...words, '--flows', folder])

/** What is to be copied out of the page. */
const blocks = (kind: string) => [...page.matchAll(new RegExp(`\`\`\`${kind}\n([^]*?)\`\`\``, 'g'))].map(([, block = '']) => block)

async function type(block: string | undefined): Promise<void> {
  for (const line of (block ?? '').split('\n')) {
    const words = line.replace(/#.*$/, '').trim().split(/\s+/).slice(4)
    if (words[0] !== 'new') continue
    const { code, out } = await flows(...words)
    expect([line, code]).toEqual([line, 0])
    for (const [, file = ''] of out.matchAll(/^✓ (flows\S+)/gm)) written.add(file)
  }
}

const edit = async (file: string, change: (text: string) => string) =>
  writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')))

/** What is left to do, and everything that is marked TODO filled in. */
async function round(): Promise<Report['diagnostics']> {
  const { diagnostics }: Report = JSON.parse((await flows('check', ...written, '--json')).out)
  const toWrite = new Set(diagnostics.flatMap(({ rule, file }) => (rule === 'unfinished-text' ? [file] : [])))
  for (const [index, file] of [...toWrite].entries()) {
    const words = file.startsWith('translations/') ? 'Una frase de primavera' : 'Words for spring'
    let count = 0
    await edit(file, (text) => text.replace(/"TODO: [^"]*"/g, () => `"${words} ${lettersOf(index)}-${lettersOf(++count)}."`))
  }
  return diagnostics
}

/** Numbers would have to be the same in both languages. */
const lettersOf = (number: number) => String.fromCharCode(65 + (number % 26), 65 + Math.floor(number / 26))

const rulesOf = (diagnostics: Report['diagnostics']) => [...new Set(diagnostics.map(({ rule }) => rule))].toSorted()

it('docs/authors.md alone leads to a mode with one of each thing, and each round says all that is left', async () => {
  const [things, people] = blocks('sh')
  const [order = '', words = '', later = ''] = blocks('json')
  await type(things)
  const mode = 'modes/landing-spring.json'
  await edit(mode, (text) => text.replace('"steps": [', `"steps": [\n${order}`).replace('"side": [', '"side": ["spring-help", '))
  await edit('steps/spring-welcome.json', (text) => text.replace('"continue"', `${words.trim()},\n"continue"`))
  await edit('steps/spring-move.json', (text) => text.replace('"continue"', `${later.trim()},\n"continue"`))

  const first = await round()
  expect(rulesOf(first)).toEqual(['over-budget', 'test-without-plan', 'unfinished-text', 'untranslated', 'untranslated-file'])
  const [plan] = first.flatMap(({ fix }) => /"plan": \{[^}]*\}/.exec(fix) ?? [])
  await edit('experiments.json', (text) => text.replace('"name": "springwords",', `"name": "springwords", ${plan},`))
  for (const { fix } of first.filter(({ rule }) => rule === 'over-budget')) {
    const [, part = '', cost = ''] = /"(result|end)": (\{[^}]*\})/.exec(fix) ?? []
    await edit(mode, (text) => text.replace(new RegExp(`"${part}": \\{[^}]*\\}`), `"${part}": ${cost}`))
  }
  await type(people)
  expect(rulesOf(await round())).toEqual(['unfinished-text'])
  expect(await round()).toEqual([])
})
