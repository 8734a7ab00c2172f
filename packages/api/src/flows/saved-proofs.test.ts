import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proofNumbers } from '@app/engine/author'
import { expect, it, onTestFinished } from 'vitest'
import { openLiveCatalogue } from './live-catalogue.ts'
import { noSavedProofs, openSavedProofs, type ProvenMode, type SavedProofs } from './saved-proofs.ts'
import { copyFewModes } from './testing/copy-few-modes.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'proofs-'))
const proofs = proofNumbers.map((number) => ({
  number,
  claim: 'It ends.',
  proven: true as const,
  looked: '9 moves',
}))
const proven: ProvenMode = { proofs, states: 7 }

/** What a start on these files finds proven already, and what it has to prove. */
async function start(files: string, saved: SavedProofs) {
  const counts = { found: 0, saved: 0 }
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
  }
  // A folder of its own: an earlier start that still watches would prove the next change first.
  const own = newFolder()
  await cp(files, own, { recursive: true })
  const flows = openLiveCatalogue(own, counted)
  onTestFinished(flows.close)
  const { modes } = await flows.ready()
  return { ...counts, modes: [...modes.values()] }
}

it('the next start proves only the modes whose files move people differently, and serves the same', { timeout: 120_000 }, async () => {
  const [files, folder] = [newFolder(), newFolder()]
  await copyFewModes(files)
  const first = await start(files, openSavedProofs(folder))
  expect([first.found, first.saved]).toEqual([0, first.modes.length])
  const second = await start(files, openSavedProofs(folder))
  expect([second.found, second.saved, second.modes]).toEqual([first.modes.length, 0, first.modes])

  const path = join(files, 'modes/landing-rollover.json')
  const mode = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...mode, title: 'Another title' }))
  expect(await start(files, openSavedProofs(folder))).toMatchObject({ saved: 0 })
  await writeFile(path, JSON.stringify({ ...mode, steps: mode.steps.toSpliced(2, 1) }))
  const changed = await start(files, openSavedProofs(folder))
  expect(changed.found + 1).toBe(first.modes.length)
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

it('proofs of another version of the engine do not count, and are cleared away', () => {
  const folder = newFolder()
  openSavedProofs(folder, 'v1').save('some-mode', proven)
  const next = openSavedProofs(folder, 'v2')
  expect(next.find('some-mode')).toBeUndefined()
  next.save('another-mode', proven)
  expect(readdirSync(folder)).toEqual(['v2'])
})

it('a disk that takes nothing is no reason not to start', () => {
  const saved = openSavedProofs('/dev/null/proofs', 'v1')
  expect(() => saved.save('some-mode', proven)).not.toThrow()
  expect([saved.find('some-mode'), noSavedProofs.find('some-mode')]).toEqual([undefined, undefined])
})
