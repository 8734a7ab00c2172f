import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { dropToken, readToken } from '../../client/session/token-in-address.ts'
import { ada } from '../../testing/ada.ts'
import { openDesk, refusal } from '../testing/open-desk.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
  dropToken()
})

const accept = 'POST /api/v1/desk/invitations/accept/'

function arrive(token?: string) {
  history.replaceState(null, '', token === undefined ? '/desk/join' : `/desk/join#token=${token}`)
  readToken()
}

it('strangers learn what it is, and are led to an account and back', async () => {
  arrive('abc')
  const asked = openDesk('/desk/join', {}, false)
  expect(screen.getByRole('heading', { level: 1, name: 'You’ve been invited to the desk' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin?next=%2Fdesk%2Fjoin')
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/signup?next=%2Fdesk%2Fjoin')
  expect(location.href).not.toContain('abc')
  expect(asked).toEqual([])
})

it('the invitation outlives a reload on the way to an account, and is accepted there', async () => {
  arrive('abc')
  openDesk('/desk/join', {}, false)
  cleanup()
  arrive()
  const asked = openDesk('/desk/join', { [accept]: () => ({ body: { role: 'operations' } }) })
  expect(await screen.findByText(`You’re signed in as ${ada.email}.`)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }))
  expect((await screen.findByText(/^You’re now a colleague/)).textContent).toContain('operations')
  expect(asked.find(({ call }) => call === accept)?.body).toEqual({ token: 'abc' })
  expect(screen.getByRole('link', { name: 'Go to the desk' }).getAttribute('href')).toBe('/desk')
  expect(sessionStorage.length).toBe(0)
})

it('an invitation for another address says so, and can be used with that one after signing out', async () => {
  arrive('abc')
  openDesk('/desk/join', {
    [accept]: refusal('link_used_up', 'This invitation is for another address. Sign in with that one.', 400),
    'POST /api/v1/auth/logout/': () => ({ body: {} }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This invitation is for another address. Sign in with that one.')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with another address' }))
  await waitFor(() => expect(location.pathname + location.search).toBe('/signin?next=%2Fdesk%2Fjoin'))
  expect(sessionStorage.getItem('desk:invitation')).toBe('abc')
})

it('without the link there is nothing to accept', () => {
  arrive()
  openDesk('/desk/join', {}, false)
  expect(screen.getByRole('heading', { level: 1, name: 'Open the link in your invitation' })).toBeTruthy()
})
