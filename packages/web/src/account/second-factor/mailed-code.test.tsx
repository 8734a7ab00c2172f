import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { stubService } from '../../testing/stub-service.ts'
import { MailedCode } from './mailed-code.tsx'

afterEach(cleanup)

it('another code is said to be on its way once it is, as the first was', async () => {
  const waits: (() => void)[] = []
  stubService({
    'POST /api/v1/auth/step-up/mailed-code/': async () => {
      await new Promise<void>((resolve) => waits.push(resolve))
      return { body: { status: 'OK' } }
    },
  })
  render(<MailedCode onDone={() => undefined} beside={null} />)
  await waitFor(() => expect(waits).toHaveLength(1))
  waits[0]?.()
  expect(await screen.findByText('The code is on its way.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send another code' }))
  await waitFor(() => expect(waits).toHaveLength(2))
  expect(screen.queryByText('The code is on its way.')).toBeNull()
  waits[1]?.()
  expect(await screen.findByText('The code is on its way.')).toBeTruthy()
})
