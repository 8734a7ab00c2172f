import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { useSession } from '../../client/session/session.ts'
import { ada } from '../../testing/ada.ts'
import { HeaderMenu } from './header-menu.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  useSession.setState({ user: false })
  render(<HeaderMenu />, { wrapper: MemoryRouter })
})
afterEach(() => {
  setLanguage('en')
  cleanup()
})

const menu = (name = 'Menu') => screen.getByRole('button', { name })

it('the keyboard opens it, and Escape closes it and gives the focus back', async () => {
  menu().focus()
  await userEvent.keyboard('{Enter}')
  expect(menu().getAttribute('aria-expanded')).toBe('true')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'English' }))
  await userEvent.keyboard('{Escape}')
  expect([menu().getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', menu()])
})

it('another language is spoken at once, and kept for the next visit', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Español' }))
  expect(menu('Menú')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Español' }).getAttribute('aria-pressed')).toBe('true')
  expect(document.documentElement.lang).toBe('es')
  expect(document.cookie).toContain('language=es')
})

it('who is not signed in can sign in from everywhere', () => {
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin?next=%2F')
})

it('who is signed in reaches the settings from everywhere', () => {
  act(() => useSession.setState({ user: ada }))
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/dashboard/settings')
})

it('nobody else is shown a way to settings', () => {
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull()
})
