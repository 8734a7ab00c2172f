import { expect, it } from 'vitest'
import { clearOut } from './clear-out.ts'
import { testApp } from './testing/test-app.ts'

const dayMs = 86_400_000

it('takes away sessions and links of long ago, and leaves people and the audit log', async () => {
  const { signUp, context, db, pass } = await testApp()
  const count = async (table: 'people' | 'sessions' | 'refresh_tokens' | 'mailed_tokens' | 'audit_events' | 'attempts') =>
    (
      await db
        .selectFrom(table)
        .select(({ lit }) => lit(1).as('one'))
        .execute()
    ).length
  await signUp()
  const attemptsOfOne = await count('attempts')
  pass(130 * dayMs)
  await signUp()
  await clearOut(context)
  expect([await count('people'), await count('audit_events')]).toEqual([2, 2])
  expect([await count('sessions'), await count('refresh_tokens')]).toEqual([1, 1])
  expect(attemptsOfOne).toBeGreaterThan(0)
  expect(await count('attempts')).toBe(attemptsOfOne)
})
