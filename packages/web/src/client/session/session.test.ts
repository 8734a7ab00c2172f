// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { draftOf, saveDraft } from '../walk/drafts.ts'
import { forgetPerson } from './resets.ts'
import { beginSession, endIdleSession, loadSession, setName, signOut, useSession } from './session.ts'

const person = (pk: string) => ({
  pk,
  email: `${pk}@example.com`,
  first_name: pk,
  last_name: 'Sample',
  partner_name: '',
  origin_domain: '',
  email_confirmed: true,
  may_give_ssn: true,
  pending_email: null,
})

const everything = () => JSON.stringify({ ...localStorage, ...sessionStorage })

beforeEach(() => {
  forgetPerson()
  signedInBrowser()
  stubService({ 'POST /api/v1/auth/logout/': () => ({ body: { detail: 'Successfully logged out.' } }) })
  beginSession(person('ada'))
  saveDraft('personal-information', 'city', 'Portland', false)
  saveDraft('personal-information', 'ssn', '078-05-1120', true)
})

it('what was typed and is no secret is shown again to the same person, after their session ended by itself', async () => {
  await endIdleSession()
  expect([useSession.getState().user, draftOf('personal-information')]).toEqual([false, {}])
  expect(everything()).not.toContain('1120')
  beginSession(person('ada'))
  expect(draftOf('personal-information')).toEqual({ city: 'Portland' })
})

it('another person who signs in sees nothing of it, and nothing of it stays', async () => {
  await endIdleSession()
  beginSession(person('ben'))
  expect(draftOf('personal-information')).toEqual({})
  expect(everything()).not.toContain('Portland')
})

it('people who sign out on purpose leave nothing behind', async () => {
  sessionStorage.setItem('anything', 'of theirs')
  await signOut()
  expect(draftOf('personal-information')).toEqual({})
  expect(everything()).not.toMatch(/Portland|theirs|ada/)
})

it('an answer that was on its way while the name changed does not bring the old name back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const names = ['Old', 'New']
  stubService({
    'GET /api/v1/auth/user/': async () => {
      const last_name = names.shift()
      if (last_name === 'Old') await promise
      return { body: { ...person('ada'), last_name } }
    },
  })
  const loading = loadSession()
  setName({ first_name: 'ada', last_name: 'New' })
  resolve()
  expect(await loading).toMatchObject({ last_name: 'New' })
  expect(useSession.getState().user).toMatchObject({ last_name: 'New' })
})
