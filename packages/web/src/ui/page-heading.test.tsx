import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../client/language.ts'
import { PageHeading } from './page-heading.tsx'

const scroll = vi.fn()

beforeEach(() => {
  setLanguage('en')
  vi.stubGlobal('scrollTo', scroll)
  scroll.mockClear()
})
afterEach(() => {
  cleanup()
  setLanguage('en')
  vi.unstubAllGlobals()
})

function page(title: string, turn = 0) {
  return (
    <>
      <PageHeading title={title} turn={turn} />
      <button type="button">Español</button>
    </>
  )
}

/** A page is open, and somebody is at the button that changes the language. */
function openPage() {
  const { rerender } = render(page('Settings'))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  const button = screen.getByRole('button')
  button.focus()
  scroll.mockClear()
  return { button, show: (title: string, turn?: number) => rerender(page(title, turn)) }
}

it('another page takes the focus with its heading, and begins at its top', () => {
  const { show } = openPage()
  show('Documents')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  expect(scroll).toHaveBeenCalledOnce()
})

it('the same page in another language leaves people where they chose it, also where its words come a moment later', () => {
  const { button, show } = openPage()
  act(() => setLanguage('es'))
  show('Ajustes')
  expect([document.title.startsWith('Ajustes'), document.activeElement]).toEqual([true, button])
  expect(scroll).not.toHaveBeenCalled()
  show('Documentos')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

it('another page in another language is another page', () => {
  const { show } = openPage()
  act(() => setLanguage('es'))
  show('Ajustes', 1)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
