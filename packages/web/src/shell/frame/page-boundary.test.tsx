import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { late } from '../../ui/late.tsx'
import { PageBoundary } from './page-boundary.tsx'

const Page = () => <p>Here is the page</p>

/** A page whose file comes at the second try. */
function drawn(options?: Parameters<typeof late>[2]) {
  let tries = 0
  const Shown = late(async () => (++tries === 1 ? Promise.reject(new Error('no such file')) : Page), undefined, options)
  render(
    <>
      <p>What is around it</p>
      <PageBoundary>
        <Shown />
      </PageBoundary>
    </>,
    { onCaughtError: () => undefined },
  )
}

it('a page whose file cannot be loaded says so in its place, and is there when it is tried again', async () => {
  drawn()
  expect(await screen.findByRole('heading', { name: 'We can’t show this page right now' })).toBeTruthy()
  expect(screen.getByText('What is around it')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here is the page')).toBeTruthy()
})

it('without a connection it says that, and the page comes by itself once that is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  drawn()
  expect(await screen.findByText('We can’t reach our service. Check your connection and try again.')).toBeTruthy()
  online.mockRestore()
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('Here is the page')).toBeTruthy()
})

it('what a page can do without breaks nothing, and comes once there is a connection again', async () => {
  drawn({ isOptional: true })
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
  await act(async () => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('Here is the page')).toBeTruthy()
})
