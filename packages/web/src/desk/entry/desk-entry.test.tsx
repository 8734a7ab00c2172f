import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { me } from '../testing/desk-samples.ts'
import { openDesk, refusal } from '../testing/open-desk.tsx'

afterEach(() => {
  forgetPerson()
  setLanguage('en')
})

const own = 'GET /api/v1/desk/me/'
const queues = { 'GET /api/v1/desk/queues/': () => ({ body: { mine: 0, results: [] } }) }

it('people who are not signed in go to the sign-in page, and come back to where they were going', () => {
  openDesk('/desk/tasks/t1', {}, false)
  expect(location.pathname + location.search).toBe('/signin?next=%2Fdesk%2Ftasks%2Ft1')
})

it('an account without a role learns that the page is for colleagues, and nothing else', async () => {
  const asked = openDesk('/desk', { [own]: refusal('forbidden', 'You may not do this.', 403) })
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for colleagues' })).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(asked).toHaveLength(1)
})

it('the desk is in English, also where a colleague reads their own pages in Spanish; that choice stays', async () => {
  setLanguage('es')
  openDesk('/desk', queues)
  expect(await screen.findByRole('heading', { level: 1, name: 'Queues' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
  expect(document.cookie).toContain('language=es')
})

it('the code of the app opens the desk; the field has the focus, and a pasted code may have blanks', async () => {
  let factor = 'to-enter'
  const asked = openDesk('/desk', {
    ...queues,
    [own]: () => ({ body: { ...me, second_factor: factor } }),
    'POST /api/v1/auth/second-factor/check/': () => {
      factor = 'shown'
      return { body: { status: 'OK' } }
    },
  })
  const code = await screen.findByLabelText('Code')
  expect(document.activeElement).toBe(code)
  expect(code.getAttribute('autocomplete')).toBe('one-time-code')
  await userEvent.paste('123 456')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Queues' })).toBeTruthy()
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ code: '123 456' })
})

it('a code that is not right gets a message, and stays in its field', async () => {
  openDesk('/desk', {
    [own]: () => ({ body: { ...me, second_factor: 'to-enter' } }),
    'POST /api/v1/auth/second-factor/check/': refusal('code_not_right', 'This code is not right.', 400),
  })
  const code = await screen.findByLabelText<HTMLInputElement>('Code')
  await userEvent.keyboard('111111{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('This code is not right.')
  expect(code.value).toBe('111111')
})

it('a first app needs the password, a code that proves it, and shows the backup codes until they are saved', async () => {
  let factor = 'to-set'
  let isSure = false
  const user = userEvent.setup()
  const asked = openDesk('/desk', {
    ...queues,
    [own]: () => ({ body: { ...me, second_factor: factor } }),
    'GET /api/v1/auth/second-factor/': () => ({
      body: { is_set: false, has_app: false, passkeys: 0, is_shown_here: false, backup_codes_left: 0, backup_codes_made_at: null },
    }),
    'POST /api/v1/auth/step-up/': () => {
      isSure = true
      return { body: { access: 'a' } }
    },
    'POST /api/v1/auth/second-factor/': () =>
      isSure
        ? { status: 201, body: { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Desk?secret=ABCDEFGHIJKLMNOP' } }
        : refusal('step_up_required', '', 403)(),
    'POST /api/v1/auth/second-factor/confirm/': () => {
      factor = 'shown'
      return { status: 201, body: { backup_codes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Set up the app' }))
  await userEvent.type(await screen.findByLabelText('Password'), 'purple lantern{Enter}')
  expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Code to scan with your authenticator app' })).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Code from the app'), '123456{Enter}')
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('The codes are copied.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('AAAA-BBBB-CCCC-DDDD\nEEEE-FFFF-GGGG-HHHH')
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Queues' })).toBeTruthy()
  expect(asked.filter(({ call }) => call === 'POST /api/v1/auth/second-factor/')).toHaveLength(2)
})

it('a session that must show its code again asks for it in the place of the page', async () => {
  let factor = 'shown'
  openDesk('/desk', {
    [own]: () => ({ body: { ...me, second_factor: factor } }),
    'GET /api/v1/desk/queues/': () => {
      factor = 'to-enter'
      return refusal('second_factor_required', 'We need the code.', 403)()
    },
  })
  expect(await screen.findByLabelText('Code')).toBeTruthy()
})
