import { expect, it } from 'vitest'
import { lockFileProblems } from './lock-file.ts'

it('a lock file names no registry', () => {
  const packages = { 'node_modules/zod': { resolved: 'https://registry.example/zod.tgz' }, 'node_modules/pg': {} }
  expect(lockFileProblems('package-lock.json', { packages })).toEqual([
    'package-lock.json: node_modules/zod records the address of a registry.',
  ])
})

it('a lock file lists every optional package that it names, wherever it is', () => {
  const packages = {
    'node_modules/native': { optionalDependencies: { '@native/linux': '1', '@native/mac': '1' } },
    'node_modules/native/node_modules/@native/linux': {},
  }
  expect(lockFileProblems('package-lock.json', { packages })).toEqual([
    'package-lock.json: node_modules/native wants @native/mac, which is missing.',
  ])
})
