import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { failed } from '../../client/service/answer.ts'
import { openableDialogs } from '../../testing/openable-dialogs.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

beforeAll(openableDialogs)
afterEach(cleanup)

const nothing = () => undefined
const marked = 'Some answers need another look. Change the answers that are marked.'

async function refusedWith(fields: Readonly<Record<string, readonly string[]>> | undefined) {
  const own = fields && Object.fromEntries(Object.entries(fields).map(([name, problems]) => [name, [...problems]]))
  const act = async () => failed({ code: 'validation_failed', detail: marked, ...(own && { fields: own }) })
  render(
    <ConfirmDialog title="Sure?" yes="Yes" no="No" act={act} onKeep={nothing} onDone={nothing}>
      {null}
    </ConfirmDialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  return (await screen.findByRole('alert')).textContent
}

it('a dialog that marks no field says itself what is wrong with one', async () => {
  expect(await refusedWith({ amount: ['Enter $10 or more.'] })).toBe('Enter $10 or more.')
})

it('why it could not be done is gone while it is tried again, so that the same words are read out once more', async () => {
  const { promise: second, resolve } = Promise.withResolvers<void>()
  let tries = 0
  const act = async () => {
    if (++tries > 1) await second
    return failed({ code: 'offline', detail: 'We can’t reach our service.' })
  }
  render(
    <ConfirmDialog title="Sure?" yes="Yes" no="No" act={act} onKeep={nothing} onDone={nothing}>
      {null}
    </ConfirmDialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(screen.queryByRole('alert')).toBeNull()
  resolve()
  expect((await screen.findByRole('alert')).textContent).toBe('We can’t reach our service.')
})

it.each([undefined, {}, { amount: [] }])('where no field is named (%o), it says why in general', async (fields) => {
  expect(await refusedWith(fields)).toBe(marked)
})
