import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Diagnostic, proofNumbers, type SourceFile } from '@app/engine/author'
import { expect, it, onTestFinished } from 'vitest'
import { openLiveCatalogue } from './live-catalogue.ts'
import { checkedKeyOf, engineVersion, noSavedProofs, openSavedProofs, type ProvenMode, type SavedProofs } from './saved-proofs.ts'
import { copyFewModes } from './testing/copy-few-modes.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'proofs-'))
const proofs = proofNumbers.map((number) => ({
  number,
  claim: 'It ends.',
  proven: true as const,
  looked: '9 moves',
}))
const proven: ProvenMode = { proofs, states: 7 }
const twoFiles: readonly SourceFile[] = [
  { path: 'a.json', text: '{}' },
  { path: 'b.json', text: '[]' },
]
const about = { line: 2, column: 3, message: 'There is no step “a”.', fix: 'Name another one.' }
const fault: Diagnostic = { rule: 'unknown-step', severity: 'error', stage: 'check', file: 'modes/a.json', ...about }

/** What a start on these files finds proven already, what it has to prove, and whether it has to check. */
async function start(files: string, saved: SavedProofs) {
  const counts = { found: 0, saved: 0, checked: 0 }
  const counted: SavedProofs = {
    find: (key) => {
      const found = saved.find(key)
      if (found) counts.found++
      return found
    },
    save: (key, result) => {
      counts.saved++
      saved.save(key, result)
    },
    findChecked: saved.findChecked,
    saveChecked: (key, result) => {
      counts.checked++
      saved.saveChecked(key, result)
    },
  }
  // A folder of its own: an earlier start that still watches would prove the next change first.
  const own = newFolder()
  await cp(files, own, { recursive: true })
  const flows = openLiveCatalogue(own, counted)
  onTestFinished(flows.close)
  const { modes, diagnostics } = await flows.ready()
  return { ...counts, modes: [...modes.values()], diagnostics }
}

it('the next start proves only the modes whose files move people differently, and serves the same', async () => {
  const [files, folder] = [newFolder(), newFolder()]
  await copyFewModes(files)
  const first = await start(files, openSavedProofs(folder))
  expect([first.found, first.saved, first.checked]).toEqual([0, first.modes.length, 1])
  const second = await start(files, openSavedProofs(folder))
  expect(second).toEqual({ ...first, found: first.modes.length, saved: 0, checked: 0 })

  const path = join(files, 'modes/landing-rollover.json')
  const mode = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...mode, title: 'Another title' }))
  expect(await start(files, openSavedProofs(folder))).toMatchObject({ saved: 0, checked: 1 })
  await writeFile(path, JSON.stringify({ ...mode, steps: mode.steps.toSpliced(2, 1) }))
  const changed = await start(files, openSavedProofs(folder))
  expect(changed.found + 1).toBe(first.modes.length)

  await writeFile(path, JSON.stringify({ ...mode, steps: [...mode.steps, 'no-such-step'] }))
  const wrong = await start(files, openSavedProofs(folder))
  expect(wrong.diagnostics).toContainEqual(expect.objectContaining({ rule: 'unknown-step', file: 'modes/landing-rollover.json' }))
  const again = await start(files, openSavedProofs(folder))
  expect([again.checked, again.diagnostics]).toEqual([0, wrong.diagnostics])
})

it.each<[string, SourceFile]>([
  ['another text', { path: 'a.json', text: '{ }' }],
  ['the text of another', { path: 'a.json', text: '[]' }],
  ['another name', { path: 'c.json', text: '{}' }],
  ['no text that could be read', { path: 'a.json', problem: 'unreadable' }],
])('files one of which has %s are checked again, in whatever order they are read', (_what, changed) => {
  const files = [changed, ...twoFiles.slice(1)]
  expect(checkedKeyOf(files)).not.toBe(checkedKeyOf(twoFiles))
  expect(checkedKeyOf(files)).toBe(checkedKeyOf(files.toReversed()))
})

it('what is saved while a service runs is not checked again by the next start; beside a broken file it is', async () => {
  const [files, folder] = [newFolder(), newFolder()]
  await copyFewModes(files)
  const flows = openLiveCatalogue(files, openSavedProofs(folder))
  onTestFinished(flows.close)
  await flows.ready()
  await flows.prepare()
  const saved = async (path: string, text: string) => {
    const changed = new Promise<void>((resolve) => onTestFinished(flows.onChange(() => resolve())))
    await writeFile(join(files, path), text)
    await changed
  }
  const path = 'modes/landing-rollover.json'
  const text = await readFile(join(files, path), 'utf8')
  await saved(path, text.replace('"title": "', '"title": "Now '))
  expect(await start(files, openSavedProofs(folder))).toMatchObject({ checked: 0, saved: 0 })
  await saved(path, '{')
  expect(flows.current().diagnostics.filter(({ file }) => file === path)).not.toEqual([])
  expect(await start(files, openSavedProofs(folder))).toMatchObject({ checked: 1 })
})

it('of the checks the newest are kept', () => {
  const folder = newFolder()
  const saved = openSavedProofs(folder)
  for (let at = 0; at < 12; at++) {
    saved.saveChecked(`files${at}`, [])
    // A clock may stand still between two writes.
    utimesSync(join(folder, engineVersion(), `checked-files${at}.json`), at, at)
  }
  saved.saveChecked('last', [])
  const known = [...Array(12).keys()].filter((at) => saved.findChecked(`files${at}`))
  expect([known, saved.findChecked('last')]).toEqual([[3, 4, 5, 6, 7, 8, 9, 10, 11], []])
})

it('a file more, or less, and another reason why one cannot be read, are other files', () => {
  const unread = (problem: 'symlink' | 'unreadable') => checkedKeyOf([{ path: 'a.json', problem }])
  const keys = [checkedKeyOf(twoFiles), checkedKeyOf([...twoFiles, { path: 'c.json', text: '' }]), checkedKeyOf(twoFiles.slice(1))]
  expect(new Set([...keys, unread('symlink'), unread('unreadable')]).size).toBe(5)
})

it('an engine, schemas or libraries that differ are another version, and their tests are not', () => {
  const project = newFolder()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
    return engineVersion(project)
  }
  mkdirSync(join(project, 'packages/schemas'), { recursive: true })
  const versions = [
    write('packages/engine/src/check/check.ts', 'a'),
    write('packages/engine/src/check/check.ts', 'b'),
    write('packages/engine/src/check/more.ts', ''),
    write('packages/schemas/flow/promises/keepers.ts', 'a'),
    write('node_modules/.package-lock.json', '{ "ajv": 1 }'),
    write('node_modules/.package-lock.json', '{ "ajv": 2 }'),
  ]
  expect(new Set(versions).size).toBe(versions.length)
  expect(write('packages/engine/src/check/check.test.ts', 'a')).toBe(versions.at(-1))
})

it.each([
  ['is cut', (text: string) => text.slice(0, 40)],
  ['says that something was not proven', (text: string) => text.replace('true', 'false')],
  ['lacks a proof', () => JSON.stringify({ ...proven, proofs: proofs.slice(1) })],
  ['is empty', () => ''],
])('a file that %s is worth nothing', (_what, change) => {
  const folder = newFolder()
  const saved = openSavedProofs(folder, 'v1')
  saved.save('some-mode', proven)
  expect(saved.find('some-mode')).toEqual(proven)
  const [name = ''] = readdirSync(join(folder, 'v1'))
  writeFileSync(join(folder, 'v1', name), change(JSON.stringify(proven)))
  expect(saved.find('some-mode')).toBeUndefined()
})

it('proofs and checks of another version of the engine do not count, and are cleared away', () => {
  const folder = newFolder()
  const before = openSavedProofs(folder, 'v1')
  before.save('some-mode', proven)
  before.saveChecked('some-files', [fault])
  expect(before.findChecked('some-files')).toEqual([fault])
  const next = openSavedProofs(folder, 'v2')
  expect([next.find('some-mode'), next.findChecked('some-files')]).toEqual([undefined, undefined])
  next.save('another-mode', proven)
  expect(readdirSync(folder)).toEqual(['v2'])
})

it('a disk that takes nothing is no reason not to start', () => {
  const saved = openSavedProofs('/dev/null/proofs', 'v1')
  expect(() => saved.save('some-mode', proven)).not.toThrow()
  expect([saved.find('some-mode'), noSavedProofs.find('some-mode')]).toEqual([undefined, undefined])
})
