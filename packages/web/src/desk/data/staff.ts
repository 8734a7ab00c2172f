import { useEffect } from 'react'
import { ask } from '../../client/service/ask.ts'
import type { Answered } from '../../client/service/calls.ts'
import { savedResource } from '../../screens/data/saved-resource.ts'
import { watchAccess } from './watch-access.ts'

export type Staff = Answered<'GET /api/v1/desk/staff/'>
export type Colleague = Staff['results'][number]

/** Everybody who works at the desk, and who is invited. */
export const staff = savedResource<Staff>(async () => watchAccess(await ask('GET /api/v1/desk/staff/')))

/** The same for a page that has just been opened: somebody may have joined or left since another page asked. */
export function useStaff() {
  const held = staff.use()
  useEffect(() => void staff.load(true), [])
  return held
}
