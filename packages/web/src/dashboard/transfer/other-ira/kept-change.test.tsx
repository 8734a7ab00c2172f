import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { memoryWritten, openMemory, removeMemory } from '../../../client/device.ts'
import { forgetPerson } from '../../../client/session/resets.ts'
import { lostAnswers } from '../../../testing/lost-answers.ts'
import { plainlyKept } from '../../../testing/plainly-kept.ts'
import { changed, changing, createCall, quoteCall } from '../testing/changeable.ts'
import { dialog, draw, onAFriday, pressed } from '../testing/money-page.tsx'
import { OtherIraPage } from './other-ira-page.tsx'

onAFriday()
afterEach(removeMemory)

const key = btoa('x'.repeat(32))
const resumed = /^You typed this earlier\./
const quote = { amount: 321, moves: 330, earnings: 9, moved_by: '2026-03-10', is_possible: true, words: null }
const answers = { ...changing, [quoteCall]: () => ({ body: quote }) }
const field = () => screen.findByLabelText<HTMLInputElement>('How much of the deposit?')

async function type(): Promise<void> {
  await userEvent.clear(await field())
  await userEvent.type(await field(), '321')
}

/** The page is loaded anew by the same person. */
async function comeBack(own: Parameters<typeof draw>[1] = answers) {
  await memoryWritten()
  cleanup()
  forgetPerson()
  await openMemory(key)
  return draw(OtherIraPage, own)
}

it('what was typed outlives a reload, sealed, and sends nothing; one press empties it', async () => {
  await openMemory(key)
  draw(OtherIraPage, answers)
  await type()
  await memoryWritten()
  expect(plainlyKept()).not.toContain('321')
  const asked = await comeBack()
  expect([(await field()).value, screen.getByText(resumed)]).toMatchObject(['321', {}])
  expect(asked.filter(({ call }) => !call.startsWith('GET ') && call !== quoteCall)).toEqual([])
  await pressed('Start over')
  expect([(await field()).value, document.activeElement?.id]).toEqual(['500.00', 'change-amount'])
})

it('one whose answer was lost is done once, also after a reload', async () => {
  const service = lostAnswers({ status: 201, body: { ...changed, amount: 321 } })
  const own = { ...answers, [createCall]: service.call }
  const confirm = async () => {
    await screen.findByText('$330.00')
    await pressed('Review')
    await userEvent.click(dialog().getByRole('button', { name: 'Change $321.00 to Roth IRA' }))
  }
  await openMemory(key)
  draw(OtherIraPage, own)
  await type()
  await confirm()
  await dialog().findByRole('alert')
  await comeBack(own)
  expect((await field()).value).toBe('321')
  await confirm()
  expect(await screen.findByText('Your change of $321.00 is saved')).toBeTruthy()
  expect([service.sent(), service.done().length]).toEqual([2, 1])
  await comeBack()
  expect([(await field()).value, screen.queryByText(resumed)]).toEqual(['500.00', null])
})
