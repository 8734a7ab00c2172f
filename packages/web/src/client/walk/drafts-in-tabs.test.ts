import { afterEach, beforeEach, expect, it } from 'vitest'
import { followKept, openMemory } from '../device.ts'
import { forgetPerson } from '../session/resets.ts'
import { openSealedMemory } from '../session/sealed-memory.ts'
import { draftOf, saveDraft, settle } from './drafts.ts'

const key = btoa('x'.repeat(32))
const step = 'personal-information'
let unfollow = () => {}

beforeEach(() => {
  forgetPerson()
  localStorage.clear()
  unfollow = followKept()
})
afterEach(() => unfollow())

/** As the browser says it to the tabs that have not written it. */
const say = (name: string) => dispatchEvent(new StorageEvent('storage', { key: name }))

/** Another tab that has seen what is kept, and in which one more thing is typed. */
function typeThere(typed: Readonly<Record<string, unknown>>): void {
  const before = JSON.parse(localStorage.getItem('flow:drafts') ?? '{}')
  localStorage.setItem('flow:drafts', JSON.stringify({ ...before, [step]: { ...before[step], ...typed } }))
  say('flow:drafts')
}

async function typeThereSealed(drafts: unknown): Promise<void> {
  const other = await openSealedMemory(key)
  other.write('drafts', JSON.stringify(drafts))
  await other.written()
  say('flow:sealed:drafts')
}

it('what is typed in one tab is not taken away by the next key in another', () => {
  saveDraft(step, 'first_name', 'Ana', false)
  typeThere({ last_name: 'Ortiz' })
  saveDraft(step, 'first_name', 'Anabel', false)
  const both = { first_name: 'Anabel', last_name: 'Ortiz' }
  expect(draftOf(step)).toEqual(both)
  expect(localStorage.getItem('flow:drafts')).toBe(JSON.stringify({ [step]: both }))
})

it('nor when both are signed in, and what is kept is sealed', async () => {
  await openMemory(key)
  saveDraft(step, 'first_name', 'Ana', false)
  // To seal it takes a moment: whoever types there has seen it.
  await expect.poll(() => localStorage.getItem('flow:sealed:drafts')).not.toBeNull()
  await typeThereSealed({ [step]: { first_name: 'Ana', last_name: 'Ortiz' } })
  await expect.poll(() => draftOf(step)).toEqual({ first_name: 'Ana', last_name: 'Ortiz' })
})

it('what is saved here is shown on, until it is typed anew there', async () => {
  saveDraft(step, 'first_name', 'Ana', false)
  settle(step, ['first_name'])
  typeThere({ last_name: 'Ortiz' })
  expect(draftOf(step)).toEqual({ first_name: 'Ana', last_name: 'Ortiz' })
  typeThere({ first_name: 'Anabel' })
  saveDraft(step, 'city', 'Portland', false)
  expect(localStorage.getItem('flow:drafts')).toContain('Anabel')
})

it('a page keeps what it has while a sign-in in another tab takes it along', () => {
  saveDraft(step, 'first_name', 'Ana', false)
  localStorage.removeItem('flow:drafts')
  say('flow:drafts')
  expect(draftOf(step)).toEqual({ first_name: 'Ana' })
})

it('what somebody else has sealed there is neither shown here nor touched', async () => {
  await openMemory(key)
  saveDraft(step, 'first_name', 'Ana', false)
  const other = await openSealedMemory(btoa('y'.repeat(32)))
  other.write('drafts', '{}')
  await other.written()
  say('flow:sealed:drafts')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(draftOf(step)).toEqual({ first_name: 'Ana' })
  expect(localStorage.getItem('flow:sealed:drafts')).not.toBeNull()
})
