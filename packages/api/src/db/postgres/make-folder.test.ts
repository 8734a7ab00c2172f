import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeFolder } from './make-folder.ts'

it('makes what is missing, and leaves what is there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folders-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  makeFolder(join(folder, 'one/two/three'))
  makeFolder(join(folder, 'one/two/three'))
  expect(statSync(join(folder, 'one/two/three')).isDirectory()).toBe(true)
})

it('what stands in the way is an error, and no waiting', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folders-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeFolder(join(folder, 'file/below'))).toThrow(/EEXIST/)
})

it.runIf(existsSync('/proc/self'))('where a system takes no new folders it says so at once', () => {
  expect(() => makeFolder('/proc/nothing/data')).toThrow(/ENOENT|EPERM|EACCES/)
})
