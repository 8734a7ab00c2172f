import { beforeEach, expect, it } from 'vitest'
import { openMemory } from '../../client/device.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { endSession, signOut } from '../../client/session/session.ts'
import { plainlyKept } from '../../testing/plainly-kept.ts'
import { stubService } from '../../testing/stub-service.ts'
import { readDraft, saveDraft } from './drafts.ts'

const key = btoa('x'.repeat(32))
const isSealed = () => expect.poll(() => localStorage.getItem('flow:sealed:form-desk:note:a')).not.toBeNull()

beforeEach(() => {
  forgetPerson()
  localStorage.clear()
})

it('what was typed is kept for each page, and removed when it is empty again', () => {
  saveDraft('task:a', { answer: 'Dear Ada,' })
  expect([readDraft('task:a'), readDraft('task:b')]).toEqual([{ answer: 'Dear Ada,' }, {}])
  saveDraft('task:a', { answer: '' })
  expect(plainlyKept()).toBe('{}')
})

it('a note comes back to the same colleague after their session ended by itself, and nobody reads it meanwhile', async () => {
  await openMemory(key)
  saveDraft('note:a', { text: 'Called twice.' })
  await isSealed()
  endSession()
  expect([readDraft('note:a'), plainlyKept().includes('Called')]).toEqual([{}, false])
  await openMemory(key)
  expect(readDraft('note:a')).toEqual({ text: 'Called twice.' })
})

it('nothing of it is left by who signs out', async () => {
  stubService({ 'POST /api/v1/auth/logout/': () => ({ body: {} }) })
  await openMemory(key)
  saveDraft('note:a', { text: 'Called twice.' })
  await isSealed()
  await signOut()
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
})

it.each(['not json', 'null', '[1]', '{"answer":1}'])('%s counts as not typed', (text) => {
  localStorage.setItem('flow:form-desk:task:a', text)
  expect(readDraft('task:a')).toEqual({})
})
