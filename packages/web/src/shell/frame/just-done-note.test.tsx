import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { announceDone } from '../../client/walk/just-done.ts'
import { JustDoneNote } from './just-done-note.tsx'

afterEach(cleanup)

it('that a message was sent is said on the page after it, and on that page alone', async () => {
  const { rerender } = render(<JustDoneNote step="get-help" />)
  act(() => announceDone({ what: 'message-sent', to: 'ada@example.com' }))
  expect(screen.queryByRole('status')).toBeNull()
  rerender(<JustDoneNote step="choose" />)
  expect((await screen.findByText('We have your message')).closest('[role=status]')?.textContent).toBe(
    'We have your messageOur answer goes to ada@example.com.',
  )
  rerender(<JustDoneNote step="search" />)
  expect(screen.queryByRole('status')).toBeNull()
  rerender(<JustDoneNote step="choose" />)
  expect(screen.queryByRole('status')).toBeNull()
})

it('a payment is said with the address of its receipt, though the next page had to be fetched first', async () => {
  const { unmount } = render(<JustDoneNote step="payment" />)
  act(() => announceDone({ what: 'paid', to: 'ada@example.com' }))
  unmount()
  const { rerender } = render(<JustDoneNote step="unlock-401k" />)
  expect(await screen.findByText('The receipt goes to ada@example.com.')).toBeTruthy()
  rerender(<JustDoneNote step="locate-401k" />)
  expect(screen.queryByRole('status')).toBeNull()
})
