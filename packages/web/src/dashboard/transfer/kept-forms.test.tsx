import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { memoryWritten, openMemory, removeMemory } from '../../client/device.ts'
import { setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { lostAnswers } from '../../testing/lost-answers.ts'
import { plainlyKept } from '../../testing/plainly-kept.ts'
import { deposit, dialog, draw, onAFriday, pressed, rooms, schedule, takeableAccount } from './testing/money-page.tsx'
import { TransferPage } from './transfer-page.tsx'
import { WithdrawPage } from './withdraw/withdraw-page.tsx'

onAFriday()
afterEach(removeMemory)

const key = btoa('x'.repeat(32))
const quoted = 'POST /api/v1/apex/user/transfer/withdraw/quote/'
const depositing = 'POST /api/v1/apex/user/transfer/deposit/create/'
const withdrawing = 'POST /api/v1/apex/user/transfer/withdraw/create/'
const changing = 'POST /api/v1/apex/user/transfer_schedules/update/'
const quote = {
  ...{ amount: 321, federal_withholding_percent: 12, tax_withheld: 38.52, net_amount: 282.48, additional_tax: 0, cash_available: 500 },
  ...{
    state_withholding_percent: 0,
    state_tax_withheld: 0,
    arrives_by: '2026-03-11',
    is_possible: true,
    state_taxes_income: true,
    notes: [],
  },
}
const quoting = { [quoted]: () => ({ body: quote }) }
const percent = 'Hold back for federal income tax'
const change = /^Change.*: /
const resumed = /^You typed this earlier\./

type Drawn = Parameters<typeof draw>
const forms: Readonly<
  Record<string, { readonly page: Drawn[0]; readonly type: () => Promise<void>; readonly isThere: () => Promise<void> }>
> = {
  'a deposit': {
    page: TransferPage,
    type: async () => {
      await userEvent.type(await screen.findByLabelText('Amount'), '321')
      await userEvent.click(screen.getByRole('radio', { name: /2025, last year/ }))
    },
    isThere: async () => {
      expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('321')
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /2025, last year/ }).checked).toBe(true)
    },
  },
  'a deposit that repeats': {
    page: TransferPage,
    type: async () => {
      await userEvent.selectOptions(await screen.findByLabelText('How often?'), 'Every two weeks')
      await userEvent.type(screen.getByLabelText('Amount'), '321')
    },
    isThere: async () => {
      expect((await screen.findByLabelText<HTMLSelectElement>('How often?')).value).toBe('BIWEEKLY')
      expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('321')
      expect(screen.getByLabelText<HTMLInputElement>('First deposit on').value).toBe('2026-03-09')
    },
  },
  'a change of one that repeats': {
    page: TransferPage,
    type: async () => {
      await pressed(change)
      await userEvent.clear(dialog().getByLabelText('Amount each time'))
      await userEvent.type(dialog().getByLabelText('Amount each time'), '321')
    },
    isThere: async () => {
      await pressed(change)
      expect(dialog().getByLabelText<HTMLInputElement>('Amount each time').value).toBe('321')
    },
  },
  'a withdrawal': {
    page: WithdrawPage,
    type: async () => {
      await userEvent.click(await screen.findByRole('radio', { name: /None of these reasons/ }))
      await userEvent.type(screen.getByLabelText('How much?'), '321')
      await userEvent.type(screen.getByLabelText(percent), '12', { initialSelectionStart: 0, initialSelectionEnd: 2 })
    },
    isThere: async () => {
      expect((await screen.findByRole<HTMLInputElement>('radio', { name: /None of these reasons/ })).checked).toBe(true)
      expect(screen.getByLabelText<HTMLInputElement>('How much?').value).toBe('321')
      expect(screen.getByLabelText<HTMLInputElement>(percent).value).toBe('12')
    },
  },
}

const isChange = (name: string) => name === 'a change of one that repeats'

/** The page is loaded anew: by the same person, or after somebody has signed out. */
async function comeBack(page: Drawn[0], answers: Drawn[1] = quoting) {
  await memoryWritten()
  cleanup()
  forgetPerson()
  await openMemory(key)
  return draw(page, answers)
}

it.each(Object.entries(forms))(
  'what was typed for %s outlives a reload, sealed, and sends nothing',
  async (_name, { page, type, isThere }) => {
    await openMemory(key)
    draw(page, quoting)
    await type()
    await memoryWritten()
    expect(plainlyKept()).not.toMatch(/321|BIWEEKLY|EARLY/)
    const asked = await comeBack(page)
    await isThere()
    expect(screen.getByText(resumed)).toBeTruthy()
    expect(asked.filter(({ call }) => !call.startsWith('GET ') && call !== quoted)).toEqual([])
  },
)

it.each(Object.entries(forms))('of %s nothing is left once the person signs out, or starts over', async (name, { page, type }) => {
  for (const how of ['signs out', 'starts over']) {
    await openMemory(key)
    draw(page, quoting)
    await type()
    if (how === 'starts over') {
      await comeBack(page)
      if (isChange(name)) await pressed(change)
      await pressed('Start over')
      expect(document.activeElement?.id).toMatch(/^(put-in|take|new)-amount$/)
      expect(screen.queryByText(resumed)).toBeNull()
    } else {
      await memoryWritten()
      removeMemory()
      forgetPerson()
    }
    await comeBack(page)
    if (isChange(name)) await pressed(change)
    await screen.findByLabelText(isChange(name) ? 'Amount each time' : /^(Amount|How much\?)$/)
    expect(screen.queryByDisplayValue('321')).toBeNull()
    expect(screen.queryByText(resumed)).toBeNull()
    cleanup()
    removeMemory()
    forgetPerson()
  }
})

it('a deposit that is done, and a change that is kept as it was, are not kept', async () => {
  await openMemory(key)
  draw(TransferPage, { [depositing]: () => ({ status: 201, body: { ...deposit, state: 'WAITING' } }) })
  await userEvent.type(await screen.findByLabelText('Amount'), '321')
  await pressed('Review')
  await userEvent.click(dialog().getByRole('button', { name: 'Deposit $321.00' }))
  expect(await screen.findByText('Your deposit of $321.00 is saved')).toBeTruthy()
  await forms['a change of one that repeats']?.type()
  await userEvent.click(dialog().getByRole('button', { name: 'Keep it as it is' }))
  await comeBack(TransferPage)
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('')
  await pressed(change)
  expect(dialog().getByLabelText<HTMLInputElement>('Amount each time').value).toBe('150')
  expect(screen.queryByText(resumed)).toBeNull()
})

it.each([
  ['a deposit', depositing, 'Deposit $321.00', 'Your deposit of $321.00 is saved'],
  ['a withdrawal', withdrawing, 'Take out $321.00', 'Your withdrawal of $321.00 is saved'],
  ['a change of one that repeats', changing, 'Save the change', /\$321\.00/],
])('%s whose answer was lost is done once, also after a reload', async (name, call, yes, saved) => {
  const { page, type, isThere } = forms[name] ?? { page: TransferPage, type: async () => {}, isThere: async () => {} }
  const service = lostAnswers({
    status: isChange(name) ? 200 : 201,
    body: isChange(name) ? { ...schedule, amount: 321 } : { ...deposit, amount: 321 },
  })
  const answers = { ...quoting, [call]: service.call }
  const confirm = async () => {
    if (name === 'a withdrawal') await screen.findByText('$282.48')
    if (!isChange(name)) await pressed('Review')
    await userEvent.click(dialog().getByRole('button', { name: yes }))
  }
  await openMemory(key)
  draw(page, answers)
  await type()
  await confirm()
  await dialog().findByRole('alert')
  await memoryWritten()
  expect(plainlyKept()).not.toMatch(/R-1|321/)
  await comeBack(page, answers)
  await isThere()
  await confirm()
  expect((await screen.findAllByText(saved)).length).toBeGreaterThan(0)
  expect([service.sent(), service.done().length]).toEqual([2, 1])
})

it('a kept withdrawal is worked out anew, and more than there is now is not taken for possible', async () => {
  await openMemory(key)
  draw(WithdrawPage, quoting)
  await forms['a withdrawal']?.type()
  expect(await screen.findByText('$282.48')).toBeTruthy()
  const poorer = { ...takeableAccount, cash_available: 300, distribution_types: ['EARLY_MEDICAL'] }
  const asked = await comeBack(WithdrawPage, {
    ...quoting,
    'GET /api/v1/apex/user/cash/available/': () => ({ body: { cash_available: 300, accounts: [poorer], state_taxes_income: true } }),
  })
  expect((await screen.findByLabelText<HTMLInputElement>('How much?')).value).toBe('321')
  expect(screen.queryByText('$282.48')).toBeNull()
  await pressed('Review')
  expect(screen.queryByRole('dialog')).toBeNull()
  const wrong = within(screen.getByRole('alert'))
  expect(wrong.getByText('Choose a reason.')).toBeTruthy()
  expect(wrong.getByText(/\$300\.00/)).toBeTruthy()
  expect(asked.filter(({ call }) => call === quoted)).toEqual([])
})

it('the limit beside a kept deposit is today’s', async () => {
  await openMemory(key)
  draw(TransferPage)
  await forms['a deposit']?.type()
  const results = rooms.filter(({ tax_year }) => tax_year === 2026).map((room) => ({ ...room, room: 100 }))
  await comeBack(TransferPage, { 'GET /api/v1/apex/user/contribution_room/': () => ({ body: { today: '2026-04-20', results } }) })
  expect(await screen.findByText(/You can still put in \$100\.00 for 2026/)).toBeTruthy()
  expect(screen.queryByText(/for 2025/)).toBeNull()
  await pressed('Review')
  expect(screen.getAllByText(/Enter \$100\.00 or less/).length).toBeGreaterThan(0)
})

it('in Spanish it is said in Spanish', async () => {
  setLanguage('es')
  await openMemory(key)
  draw(TransferPage)
  await userEvent.type(await screen.findByLabelText('Cantidad'), '321')
  await comeBack(TransferPage)
  expect(await screen.findByText(/^Escribiste esto antes\./)).toBeTruthy()
  await pressed('Empezar de nuevo')
  expect(screen.getByLabelText<HTMLInputElement>('Cantidad').value).toBe('')
})
