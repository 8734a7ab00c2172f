import { expect, it } from 'vitest'
import { hasFallenSilent } from './has-fallen-silent.ts'

it.each([
  ['ECONNREFUSED', 'connect', true],
  ['ENOENT', 'connect', true],
  ['ENOTFOUND', 'getaddrinfo', true],
  ['EAI_AGAIN', 'getaddrinfo', true],
  ['ENOENT', 'open', false],
  ['EACCES', 'connect', false],
])('%s of %s: waiting for the database helps is %s', (code, syscall, helps) => {
  expect(hasFallenSilent(Object.assign(new Error(code), { code, syscall }))).toBe(helps)
})
