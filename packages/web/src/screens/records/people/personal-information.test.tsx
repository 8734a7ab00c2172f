import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { useSession } from '../../../client/session/session.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { savedSigning } from '../../data/papers/signing.ts'
import { personalInformation } from './personal-information.ts'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const root = '/api/v1/accounts/personal_information'
const draw = (results: readonly object[]) =>
  drawStep('landing-fc-newfind', 'personal-information', {
    [`GET ${root}/`]: () => ({ body: { results } }),
    [`GET ${root}/ssn/`]: () => ({ body: { results: [] } }),
  })
const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

it('before anything is kept the legal names begin as the names of the account, and nothing else is filled in', async () => {
  await draw([])
  await waitFor(() => expect([textIn('Legal first name'), textIn('Legal last name')]).toEqual(['Ada', 'Sample']))
  const filled = screen.getAllByRole<HTMLInputElement>('textbox').filter(({ value }) => value !== '')
  expect(filled).toHaveLength(2)
})

it('names that are kept count over those of the account', async () => {
  await draw([{ pk: 'x', version: 1, first_name: 'Adelaide', last_name: 'Specimen' }])
  await waitFor(() => expect([textIn('Legal first name'), textIn('Legal last name')]).toEqual(['Adelaide', 'Specimen']))
})

it('what is asked stands there when it is known what was kept before, and not half a moment earlier', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await drawStep('landing-fc-newfind', 'personal-information', {
    [`GET ${root}/`]: async () => {
      await promise
      return { body: { results: [{ pk: 'x', version: 1, first_name: 'Adelaide', last_name: 'Specimen' }] } }
    },
    [`GET ${root}/ssn/`]: () => ({ body: { results: [] } }),
  })
  const isBusy = () => screen.getByLabelText('Legal first name').closest('[aria-busy=true]') !== null
  expect(isBusy()).toBe(true)
  resolve()
  await waitFor(() => expect([isBusy(), textIn('Legal first name')]).toEqual([false, 'Adelaide']))
})

const corrected = { first_name: 'Adelaide', last_name: 'Specimen', street_address: '1 Example Street' }
const work = (all: Readonly<Record<string, unknown>>) => ({
  mode: 'landing-fc-newfind',
  step: 'personal-information',
  facts: {},
  all,
  key: 'one',
})

it('a page that does not ask for the name leaves it as it is: it may have been changed elsewhere', async () => {
  const kept = { pk: 'x', version: 1, first_name: 'Ada', last_name: 'Old', street_address: '1 Example Street' }
  const asked = stubService({
    [`GET ${root}/`]: () => ({ body: { results: [kept] } }),
    [`PUT ${root}/x/update/`]: () => ({ body: { ...kept, version: 2, last_name: 'New' } }),
  })
  expect((await personalInformation.save({ ira_interest: true }, work({}))).ok).toBe(true)
  const sent = asked.find(({ call }) => call.startsWith('PUT'))?.body
  expect(sent).toMatchObject({ ira_interest: true, street_address: '1 Example Street' })
  expect(Object.keys(sent)).not.toContain('last_name')
})

it('once the name is changed, papers that were read before are read anew', async () => {
  const signing = { signer: { first_name: 'Ada', last_name: 'Sample' }, waiting: [], signed: [], text_to: null, phone: null }
  const asked = stubService({
    [`GET ${root}/`]: () => ({ body: { results: [] } }),
    'POST /api/v1/accounts/add_personal_information/': () => ({ status: 201, body: { pk: 'x', version: 1, ...corrected } }),
    'GET /api/v1/signing/': () => ({ body: signing }),
  })
  await savedSigning.load()
  await personalInformation.save(corrected, work(corrected))
  await savedSigning.load()
  expect(asked.filter(({ call }) => call === 'GET /api/v1/signing/')).toHaveLength(2)
})

it('people who correct their name sign with the corrected one', async () => {
  const kept = { pk: 'x', version: 1, first_name: 'Adelaide', last_name: 'Specimen' }
  await drawStep('landing-fc-newfind', 'personal-information', {
    [`GET ${root}/`]: () => ({ body: { results: [] } }),
    [`GET ${root}/ssn/`]: () => ({ body: { results: [] } }),
    'POST /api/v1/accounts/add_personal_information/': () => ({ status: 201, body: kept }),
  })
  await personalInformation.save(corrected, work(corrected))
  const { user } = useSession.getState()
  expect(typeof user === 'object' && `${user.first_name} ${user.last_name}`).toBe('Adelaide Specimen')
})

it('what was answered before and cannot be loaded is said, and loaded with another try', async () => {
  let isDown = true
  const kept = { pk: 'x', version: 1, first_name: 'Adelaide', last_name: 'Specimen' }
  const down = { status: 503, body: { code: 'database_unavailable', detail: 'Not for a moment.' } }
  await drawStep('landing-fc-newfind', 'personal-information', {
    [`GET ${root}/`]: () => (isDown ? down : { body: { results: [kept] } }),
    [`GET ${root}/ssn/`]: () => ({ body: { results: [] } }),
  })
  await screen.findByText('We couldn’t load your earlier answers')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(textIn('Legal first name')).toBe('Adelaide'))
  expect(screen.queryByText('Not for a moment.')).toBeNull()
})

it('pressing on before it is known what was answered blames nobody for what may be there already', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await drawStep('landing-fc-newfind', 'personal-information?part=2', {
    [`GET ${root}/`]: async () => {
      await promise
      return { body: { results: [{ pk: 'x', version: 1, first_name: 'Adelaide', last_name: 'Specimen', city: 'Portland' }] } }
    },
    [`GET ${root}/ssn/`]: () => ({ body: { results: [] } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(screen.queryByRole('alert')).toBeNull()
  resolve()
  const said = (await screen.findByRole('alert')).textContent
  expect([said?.includes('Enter your street address'), said?.includes('Enter your city')]).toEqual([true, false])
})
