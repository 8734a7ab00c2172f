import { beforeEach, expect, it } from 'vitest'
import { plainlyKept } from '../../testing/plainly-kept.ts'
import { onPersonKnown, openMemory } from '../device.ts'
import { forgetPerson } from '../session/resets.ts'
import { draftOf, saveDraft, settle } from './drafts.ts'

const device = () => localStorage.getItem('flow:drafts')

beforeEach(() => forgetPerson())

it('what is typed is kept on the device at once, and secrets never', () => {
  saveDraft('personal-information', 'city', 'Portland', false)
  saveDraft('personal-information', 'ssn', '078-05-1120', true)
  expect(draftOf('personal-information')).toEqual({ city: 'Portland', ssn: '078-05-1120' })
  expect(device()).toBe('{"personal-information":{"city":"Portland"}}')
  expect(plainlyKept()).not.toContain('1120')
})

it('what is saved is shown on, and no longer kept on the device until it is edited again', () => {
  saveDraft('qa1', 'citizen_status', 'us-citizen', false)
  saveDraft('choose', 'search_choice', 'myself', false)
  settle('qa1', ['citizen_status'])
  expect(device()).toBe('{"choose":{"search_choice":"myself"}}')
  expect(draftOf('qa1')).toEqual({ citizen_status: 'us-citizen' })
  saveDraft('qa1', 'citizen_status', 'visa-holder', false)
  expect(device()).toContain('visa-holder')
})

it('signing out leaves nothing behind', () => {
  saveDraft('personal-information', 'city', 'Portland', false)
  localStorage.setItem('flow:theme', '"dark"')
  forgetPerson()
  expect(draftOf('personal-information')).toEqual({})
  expect({ ...localStorage }).toEqual({ 'flow:theme': '"dark"' })
})

it('what is typed while it is asked twice at once who is there is not lost', async () => {
  const key = btoa('x'.repeat(32))
  let isKnown = false
  onPersonKnown(() => {
    if (!isKnown) saveDraft('personal-information', 'city', 'Portland', false)
    isKnown = true
  })
  await Promise.all([openMemory(key), openMemory(key)])
  expect(draftOf('personal-information')).toEqual({ city: 'Portland' })
})

it('a memory that is still being opened at a sign-out is nobody’s', async () => {
  const opened = openMemory(btoa('x'.repeat(32)))
  forgetPerson()
  await opened
  saveDraft('personal-information', 'city', 'Portland', false)
  expect(device()).toContain('Portland')
})
