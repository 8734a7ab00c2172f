import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changeFiles } from '../../scripts/flows/files/change-files.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changed-'))
  await writeFile(join(folder, 'a.json'), 'a')
  await writeFile(join(folder, 'b.json'), 'b')
  await mkdir(join(folder, 'taken.json'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** Everything in the folder, hidden files too; folders have no text. */
async function everything(): Promise<Readonly<Record<string, string>>> {
  const entries = (await readdir(folder, { recursive: true })).toSorted()
  const texts = entries.map(async (path) => [path, await readFile(join(folder, path), 'utf8').catch(() => '')] as const)
  return Object.fromEntries(await Promise.all(texts))
}

const before = { 'a.json': 'a', 'b.json': 'b', 'taken.json': '' }

it('files are changed, made, moved and removed, and nothing else is left', async () => {
  await writeFile(join(folder, 'c.json'), 'c')
  const problem = await changeFiles(folder, [
    { path: 'a.json', text: 'A' },
    { path: 'b.json', text: 'B', to: 'new/b.json' },
    { path: 'c.json' },
    { path: 'd.json', text: 'D', isNew: true },
  ])
  expect(problem).toBeUndefined()
  expect(await everything()).toEqual({ 'a.json': 'A', 'd.json': 'D', new: '', 'new/b.json': 'B', 'taken.json': '' })
})

it.each([
  [
    'a folder has the name of a file',
    { path: 'taken.json', text: 'T' },
    'flows/taken.json cannot be changed: a folder has its name (EISDIR).',
  ],
  [
    'a folder has the new name of a file',
    { path: 'b.json', text: 'B', to: 'taken.json' },
    'there is something of its name already (EEXIST).',
  ],
  ['another file has the new name', { path: 'a.json', text: 'A', to: 'b.json' }, 'there is something of its name already (EEXIST).'],
  ['something new is there already', { path: 'b.json', text: 'B', isNew: true }, 'there is something of its name already (EEXIST).'],
  ['a file has the name of a folder', { path: 'b.json/c.json', text: 'C' }, 'flows/b.json/c.json cannot be changed: '],
  ['what is to be removed is gone', { path: 'gone.json' }, 'flows/gone.json cannot be changed: it is gone (ENOENT).'],
])('where %s nothing is changed, and a sentence says why', async (_why, edit, said) => {
  const problem = await changeFiles(folder, [
    { path: 'a.json', text: 'A' },
    { path: 'c/d/e.json', text: 'E', isNew: true },
    { path: 'b.json', text: 'B', to: 'moved.json' },
    edit,
  ])
  expect(problem).toContain(said)
  expect(problem).toContain('Nothing is changed: mend that, and run this again.')
  expect(await everything()).toEqual(before)
})

it('what is in its new place already comes back when something later fails', async () => {
  const edits = [{ path: 'a.json', text: 'A' }, { path: 'c.json', text: 'C' }, { path: 'b.json' }, { path: 'b.json' }]
  expect(await changeFiles(folder, edits)).toContain('flows/b.json cannot be changed: it is gone (ENOENT). Nothing is changed')
  expect(await everything()).toEqual(before)
})

it('a file that has both names, as names that differ in case are on some disks, is not removed for its old one', async () => {
  await mkdir(join(folder, 'steps'))
  await writeFile(join(folder, 'steps/x.json'), 'x')
  await symlink('steps', join(folder, 'Steps'))
  expect(await changeFiles(folder, [{ path: 'Steps/x.json', text: 'X', to: 'steps/x.json' }])).toBeUndefined()
  expect(await everything()).toMatchObject({ 'steps/x.json': 'X' })
  expect(await readdir(join(folder, 'steps'))).toEqual(['x.json'])
})
