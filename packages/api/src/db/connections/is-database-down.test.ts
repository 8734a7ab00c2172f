import { expect, it } from 'vitest'
import { isDatabaseDown } from './is-database-down.ts'

it.each([
  ['a write on a server that only reads', '25006', 'cannot execute INSERT in a read-only transaction', true],
  ['what a standby cannot do', '0A000', 'cannot use serializable mode in a hot standby', true],
  ['a plan that no longer fits', '0A000', 'cached plan must not change result type', false],
  ['a server that shuts down', '57P01', 'terminating connection', true],
  ['a conflict', '40001', 'could not serialize access', false],
  ['a row that is there already', '23505', 'duplicate key', false],
])('%s counts as an outage, or does not', (_what, code, message, isDown) => {
  expect(isDatabaseDown(Object.assign(new Error(message), { code }))).toBe(isDown)
})
