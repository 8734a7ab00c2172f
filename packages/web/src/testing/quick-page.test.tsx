import { isProxy } from 'node:util/types'
import { render, screen, waitFor } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
})

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

/** The clock of the test stands still meanwhile. */
function wait(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

function Late({ listen }: { readonly listen: () => void }) {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    setTimeout(() => setHere(true), 5)
  }, [])
  // As on a busy machine: by the time that it is drawn React has used up its turn, and the clock is due.
  useLayoutEffect(() => {
    if (isHere) wait(20)
  }, [isHere])
  useEffect(() => {
    if (isHere) listen()
  }, [isHere, listen])
  return isHere && <p>Here</p>
}

test('what is found has done what it does once it is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const listen = vi.fn()
  render(<Late listen={listen} />)
  await screen.findByText('Here')
  expect(listen).toHaveBeenCalledOnce()
})

test('Testing Library and its user ask for styles in the quick way', () => {
  expect(isProxy(window.getComputedStyle(document.body))).toBe(true)
  expect(isProxy(document.defaultView?.getComputedStyle(document.body))).toBe(true)
})
