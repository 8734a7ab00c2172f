import { isProxy } from 'node:util/types'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

const messageOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : '')

test('what isn’t there is missed with the page as it is', () => {
  render(<p>Here</p>)
  expect(() => screen.getByText('Elsewhere')).toThrow(/Elsewhere.*<body>.*Here/s)
})

test('what was waited for in vain is missed with the page as it was at the end, once', async () => {
  const { rerender } = render(<p>Before</p>)
  const missed = screen.findByText('Elsewhere', {}, { timeout: 60 }).catch(messageOf)
  rerender(<p>After</p>)
  expect(await missed).toMatch(/^TestingLibraryElementError: Unable to find.*Elsewhere.*<body>.*After/s)
  expect(String(await missed).split('<body>')).toHaveLength(2)
})

test('while something is waited for, no page is written that nobody reads', async () => {
  render(<p>Here</p>)
  const looked: string[] = []
  await waitFor(() => {
    try {
      screen.getByText('Elsewhere')
    } catch (error) {
      looked.push(messageOf(error))
    }
  })
  expect(looked).toEqual([expect.stringMatching(/^TestingLibraryElementError: Unable to find.*Elsewhere/s)])
  expect(looked.join()).not.toContain('<body>')
})

test('Testing Library and its user ask for styles in the quick way', () => {
  expect(isProxy(window.getComputedStyle(document.body))).toBe(true)
  expect(isProxy(document.defaultView?.getComputedStyle(document.body))).toBe(true)
})
