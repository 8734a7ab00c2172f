import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { useSession } from '../../client/session/session.ts'
import { consent } from '../../client/tracking/consent.ts'
import { useConsent } from '../../client/tracking/use-consent.ts'
import { ThemeSwitch } from '../../shell/frame/theme-switch.tsx'
import { ada } from '../../testing/ada.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { Preferences } from './preferences.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  forgetPerson()
  setLanguage('en')
  // biome-ignore lint/suspicious/noDocumentCookie: it is what an answer leaves
  document.cookie = 'advertising=; max-age=0; path=/'
  useConsent.setState({ answer: undefined })
  vi.unstubAllGlobals()
})

it('before it was answered neither answer about advertising is chosen, and an answer is kept at once', async () => {
  render(<Preferences />)
  const no = screen.getByRole<HTMLInputElement>('radio', { name: 'No, tell them nothing' })
  const yes = screen.getByRole<HTMLInputElement>('radio', { name: 'Yes, you may tell them' })
  expect([no.checked, yes.checked]).toEqual([false, false])
  await userEvent.click(yes)
  expect([yes.checked, consent()]).toEqual([true, 'yes'])
  await userEvent.click(no)
  expect([no.checked, consent()]).toEqual([true, 'no'])
})

it('a page that was light is dark when that is chosen, and on the next visit', async () => {
  render(
    <>
      <Preferences />
      <ThemeSwitch />
    </>,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(screen.getByRole('button', { name: 'Dark page' }).getAttribute('aria-pressed')).toBe('true')
  expect([document.documentElement.dataset['theme'], localStorage.getItem('flow:theme')]).toEqual(['dark', '"dark"'])
  await userEvent.click(screen.getByRole('radio', { name: 'Like your device' }))
  expect(screen.getByRole('button', { name: 'Dark page' }).getAttribute('aria-pressed')).toBe('false')
  expect([document.documentElement.dataset['theme'], localStorage.getItem('flow:theme')]).toEqual([undefined, null])
})

it('the no of a browser stands, and nothing can be pressed against it', () => {
  vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true })
  render(<Preferences />)
  expect(screen.getByText('Your browser has answered: no')).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'Yes, you may tell them' })).toBeNull()
})

it('people who chose a language before they signed in read in which we write to them, and change that as well', async () => {
  setLanguage('es')
  signedInBrowser()
  useSession.setState({ user: ada })
  let isUp = false
  const asked = stubService({
    'POST /api/v1/accounts/settings/language/update/': ({ body }) =>
      isUp ? { body } : { status: 503, body: { code: 'overloaded', detail: 'Ahora no.' } },
  })
  render(<Preferences />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Español' }).checked).toBe(true)
  expect(screen.getByText('Nuestros correos y mensajes de texto para ti están en inglés.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Escríbanme en español' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Ahora no.')
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Escríbanme en español' }))
  const told = await screen.findByText('Ahora nuestros correos y mensajes de texto para ti están en español.')
  expect([document.activeElement, asked.at(-1)?.body]).toEqual([told, { language: 'es' }])
  expect(screen.queryByRole('button', { name: 'Escríbanme en español' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'English' }))
  await waitFor(() => expect(useSession.getState().user).toMatchObject({ language: 'en' }))
  expect(screen.queryByText(/^(Ahora nuestros|We write your)/)).toBeNull()
})

it('the keyboard changes the language, and all words follow', async () => {
  render(<Preferences />)
  screen.getByRole('radio', { name: 'Español' }).focus()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('heading', { name: 'Tus elecciones en este dispositivo' })).toBeTruthy()
})
