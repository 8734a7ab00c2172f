import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BrokenPage } from './broken-page.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Breaks(): never {
  throw new Error('The graph has no steps.')
}

it('a page that broke says what to do, and what to send to the developers', () => {
  // React reports the fault there, where it belongs in a browser.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <BrokenPage>
      <Breaks />
    </BrokenPage>,
  )
  const message = screen.getByRole('alert').textContent
  expect(message).toContain('This page has stopped working')
  expect(message).toContain('The graph has no steps.')
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'list of all modes' }).getAttribute('href')).toBe('/dev/flows')
})
