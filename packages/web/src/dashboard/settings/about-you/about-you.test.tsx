import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { useSession } from '../../../client/session/session.ts'
import { savedPersonalInformation } from '../../../screens/records/people/personal-information.ts'
import { ada } from '../../../testing/ada.ts'
import { leaveSettings } from '../../../testing/leave-settings.ts'
import { personSample } from '../../../testing/person-sample.ts'
import { realBrand, walkView } from '../../../testing/real-flows.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { writePageData } from '../../../testing/write-page-data.ts'
import { AboutYou } from './about-you.tsx'

const renames = 'POST /api/v1/accounts/settings/name/update/'
const moves = 'POST /api/v1/accounts/settings/personal_information/update/'
const ownName = { first_name: ada.first_name, last_name: ada.last_name }
const reads = 'GET /api/v1/accounts/personal_information/'

beforeEach(writePageData)
beforeEach(() => {
  signedInBrowser()
  useSession.setState({ user: ada })
})
afterEach(leaveSettings)

function draw(answers: Parameters<typeof stubService>[0] = {}) {
  const asked = stubService({
    'GET /api/flows/dashboard-next/walk': () => ({ body: walkView('dashboard-next') }),
    [reads]: () => ({ body: { results: [personSample] } }),
    ...answers,
  })
  render(<Shown />)
  return asked
}

function Shown() {
  const { user } = useSession()
  return user && user !== 'unknown' ? <AboutYou user={user} /> : null
}

const type = async (label: string, text: string) => {
  await userEvent.clear(await screen.findByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}

it('the keyboard alone changes the name, the page goes by it, and announces it', async () => {
  const asked = draw({ [renames]: ({ body }) => ({ body: { ...ownName, ...body } }) })
  screen.getByRole('button', { name: 'Change your name' }).focus()
  await userEvent.keyboard('{Enter}')
  const first = await screen.findByLabelText<HTMLInputElement>('Legal first name')
  expect([document.activeElement, first.value]).toEqual([first, 'Ada'])
  await userEvent.clear(first)
  await userEvent.keyboard('Adele{Enter}')
  const told = await screen.findByText('Your name is now Adele Sample.')
  expect(document.activeElement).toBe(told)
  expect(screen.getByText('Adele Sample')).toBeTruthy()
  expect(useSession.getState().user).toMatchObject({ first_name: 'Adele', last_name: 'Sample' })
  expect(asked.find(({ call }) => call === renames)?.body).toEqual({ first_name: 'Adele' })
})

it('only the half of the name that was changed is sent, and the other shows as it is by then', async () => {
  draw({ [renames]: ({ body }) => ({ body: { ...ownName, last_name: 'Changed Elsewhere', ...body } }) })
  await userEvent.click(screen.getByRole('button', { name: 'Change your name' }))
  await type('Legal first name', 'Adele')
  await userEvent.click(screen.getByRole('button', { name: 'Save the name' }))
  expect(await screen.findByText('Your name is now Adele Changed Elsewhere.')).toBeTruthy()
})

it('what is typed on while a name is saved is not lost: it waits to be gone on with', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  draw({
    [renames]: async ({ body }) => {
      await promise
      return { body: { ...ownName, ...body } }
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Change your name' }))
  await type('Legal first name', 'Adel{Enter}e')
  resolve()
  await screen.findByText('Your name is now Adel Sample.')
  await userEvent.click(screen.getByRole('button', { name: 'Pick up where you left off' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Legal first name')).value).toBe('Adele')
})

it('a name that is no name, or the one that one has, is not sent, and what is wrong is said in its field', async () => {
  const asked = draw()
  await userEvent.click(screen.getByRole('button', { name: 'Change your name' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save the name' }))
  expect(screen.getAllByText(/^That’s the name we already have/).length).toBeGreaterThan(0)
  await type('Legal first name', 'R2D2')
  await userEvent.click(screen.getByRole('button', { name: 'Save the name' }))
  expect(screen.getAllByText(/^Enter a name\. Use letters/).length).toBeGreaterThan(0)
  expect(screen.getByLabelText('Legal first name').getAttribute('aria-invalid')).toBe('true')
  expect(asked.some(({ call }) => call === renames)).toBe(false)
})

it('a name that the service refuses is refused in its words, and what was typed stays', async () => {
  const why = 'Your letter is signed with another name.'
  draw({ [renames]: () => ({ status: 400, body: { code: 'validation_failed', detail: 'Check it.', fields: { last_name: [why] } } }) })
  await userEvent.click(screen.getByRole('button', { name: 'Change your name' }))
  await type('Legal last name', 'Other')
  await userEvent.click(screen.getByRole('button', { name: 'Save the name' }))
  expect((await screen.findAllByText(why)).length).toBeGreaterThan(0)
  expect(screen.getByLabelText<HTMLInputElement>('Legal last name').value).toBe('Other')
  expect(useSession.getState().user).toMatchObject({ last_name: 'Sample' })
})

it('people who have signed the letter read, before they change their name, which one it keeps, and whom to call', async () => {
  draw({ [reads]: () => ({ body: { results: [{ ...personSample, has_custodial_auth: true }] } }) })
  await userEvent.click(screen.getByRole('button', { name: 'Change your name' }))
  expect(await screen.findByText('Your letter is signed')).toBeTruthy()
  expect(screen.getByText(/^It still has the name you signed it with/).textContent).toContain(`call ${realBrand?.support.phone}`)
})

it('address and phone stand as facts, and only they are sent, at the version that was seen', async () => {
  let kept = personSample
  const asked = draw({
    [reads]: () => ({ body: { results: [kept] } }),
    [moves]: ({ body }) => {
      kept = { ...kept, ...body, version: 4 }
      return { body: kept }
    },
  })
  expect(await screen.findByText('1204 Example Street, Portland, OR 97214')).toBeTruthy()
  expect(screen.getByText('(503) 555-0112')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Change address or phone' }))
  await type('City', 'Salem')
  await type('Phone number', '(503) 555-0199')
  await userEvent.click(screen.getByRole('button', { name: 'Save address and phone' }))
  expect(await screen.findByText('Your address and phone number are saved.')).toBeTruthy()
  expect(screen.getByText('1204 Example Street, Salem, OR 97214')).toBeTruthy()
  const sent = asked.find(({ call }) => call === moves)
  expect(sent?.headers['if-match']).toBe('"3"')
  expect(sent?.body).toEqual({
    street_address: '1204 Example Street',
    city: 'Salem',
    state: 'OR',
    zip_code: '97214',
    phone_number: '5035550199',
  })
})

it('what changed elsewhere meanwhile is read, and what was typed here goes on top, once', async () => {
  let version = 7
  const asked = draw({
    [reads]: () => ({ body: { results: [{ ...personSample, version }] } }),
    [moves]: ({ body, headers }) => {
      if (headers['if-match'] === '"7"') {
        version = 8
        return { status: 412, body: { code: 'precondition_failed', detail: 'It was changed meanwhile.' } }
      }
      return { body: { ...personSample, ...body, version: 9 } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Change address or phone' }))
  await type('City', 'Salem')
  await userEvent.click(screen.getByRole('button', { name: 'Save address and phone' }))
  expect(await screen.findByText('1204 Example Street, Salem, OR 97214')).toBeTruthy()
  expect(asked.flatMap(({ call, headers }) => (call === moves ? [headers['if-match']] : []))).toEqual(['"7"', '"8"'])
})

it.each([
  ['City', 'Salem', { city: 'Salem', phone_number: '5035550188' }],
  ['Phone number', '(503) 555-0199', { city: 'Bend', phone_number: '5035550199' }],
])('of address and phone, what was not typed stays as it was changed elsewhere while the form was open: %s', async (label, text, then) => {
  let kept = personSample
  draw({
    [reads]: () => ({ body: { results: [kept] } }),
    [moves]: ({ body }) => {
      kept = { ...kept, ...body }
      return { body: kept }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Change address or phone' }))
  await screen.findByLabelText(label)
  kept = { ...kept, city: 'Bend', phone_number: '5035550188', version: 4 }
  savedPersonalInformation.forget()
  await savedPersonalInformation.load()
  await type(label, text)
  await userEvent.click(screen.getByRole('button', { name: 'Save address and phone' }))
  await screen.findByText('Your address and phone number are saved.')
  expect(kept).toMatchObject(then)
})

it('people who leave it as it is find it so, with the focus on the button again', async () => {
  draw()
  const button = await screen.findByRole('button', { name: 'Change address or phone' })
  await userEvent.click(button)
  await type('City', 'Salem')
  await userEvent.click(screen.getByRole('button', { name: 'Keep it as it is' }))
  expect(screen.getByText('1204 Example Street, Portland, OR 97214')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Change address or phone')
})

it('people who were never asked for an address see no form, but when it is asked', async () => {
  draw({ [reads]: () => ({ body: { results: [] } }) })
  expect(await screen.findByText(/^We don’t have your address and phone number yet\. We’ll ask before/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change address or phone' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Change your name' })).toBeTruthy()
})

it('an address that cannot be loaded says so, and the name stands', async () => {
  draw({ [reads]: () => ({ status: 500, body: { code: 'internal_error', detail: 'Your address is where it was.' } }) })
  expect(await screen.findByText('Your address is where it was.')).toBeTruthy()
  expect(screen.getByText('Ada Sample')).toBeTruthy()
})

it('in Spanish the fields ask in Spanish', async () => {
  setLanguage('es')
  const spanish = { ...walkView('dashboard-next') }
  draw({
    'GET /api/flows/dashboard-next/walk': ({ query }) => ({
      body: { ...spanish, questions: {}, steps: query['language'] === 'es' ? inSpanish : {} },
    }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar tu nombre' }))
  expect(await screen.findByLabelText('Nombre legal')).toBeTruthy()
})

const inSpanish = { 'personal-information': { fields: [{ name: 'first_name', type: 'name', label: 'Nombre legal' }] } }
