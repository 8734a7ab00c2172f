import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { leaveSettings } from '../../../testing/leave-settings.ts'
import { openableDialogs } from '../../../testing/openable-dialogs.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { Cards } from './cards.tsx'

const visa = { id: 'pm_1', brand: 'visa', last_four: '4242' }
const other = { id: 'pm_2', brand: 'mastercard', last_four: '4444' }
const third = { id: 'pm_3', brand: 'visa', last_four: '5556' }
const removes = 'DELETE /api/v1/memberships/stripe/customer/payment_methods/pm_1/'

beforeAll(openableDialogs)
beforeEach(signedInBrowser)
afterEach(leaveSettings)

function draw(removal: () => { readonly status?: number; readonly body: unknown }, memberships: readonly unknown[] = []) {
  let kept = [visa, other]
  const asked = stubService({
    'GET /api/v1/memberships/': () => ({ body: { results: memberships } }),
    'GET /api/v1/memberships/stripe/customer/': () => ({ body: { customer_id: 'c1', payment_methods: kept } }),
    'POST /api/v1/memberships/stripe/customer/create/': () => ({ body: { customer_id: 'c1', payment_methods: kept } }),
    'GET /api/v1/memberships/stripe/field/': () => ({
      body: { company: 'sandbox', test_cards: [{ ...third, number: '4000056655665556', about: 'Works' }] },
    }),
    'POST /api/v1/memberships/stripe/customer/setup_intent/create/': () => ({ body: { client_secret: 's1', payment_method: null } }),
    'POST /api/dev/sandbox/cards/': () => ({ body: {} }),
    'POST /api/v1/memberships/stripe/customer/setup_intent/': () => {
      kept = [...kept, third]
      return { body: { status: 'ready', payment_method: third, client_secret: 's1' } }
    },
    'DELETE /api/v1/memberships/stripe/customer/payment_methods/pm_3/': () => {
      kept = kept.filter(({ id }) => id !== third.id)
      return { body: { status: 'OK' } }
    },
    [removes]: () => {
      const answer = removal()
      if (answer.status === undefined) kept = [other]
      return answer
    },
  })
  render(<Cards />)
  return asked
}

const gone = () => ({ body: { status: 'OK' } })
const inUse = () => ({ status: 409, body: { code: 'card_in_use', detail: 'Your membership renews with this card.' } })

it('the keyboard alone removes a card, after what that means was said, and goes on from what became of it', async () => {
  draw(gone)
  const button = await screen.findByRole('button', { name: 'Remove: Visa ending in 4242' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Visa ending in 4242?' }))
  expect(dialog.getByText(/^The payment company deletes it/)).toBeTruthy()
  dialog.getByRole('button', { name: 'Remove the card' }).focus()
  await userEvent.keyboard('{Enter}')
  const told = await screen.findByText('Visa ending in 4242 is removed. Nothing can be charged to it here.')
  expect(document.activeElement).toBe(told)
  expect(screen.queryByRole('button', { name: 'Remove: Visa ending in 4242' })).toBeNull()
  expect(screen.getByText('Mastercard ending in 4444')).toBeTruthy()
})

it('people who have cancelled read that this may then be final', async () => {
  draw(gone, [{ pk: 'm1', status: 'cancelled', can_renew: true }])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Visa ending in 4242' }))
  expect(await screen.findByText(/you won’t be able to undo that\.$/)).toBeTruthy()
})

it('people who stay have asked for nothing', async () => {
  const asked = draw(gone)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Visa ending in 4242' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked.some(({ call }) => call === removes)).toBe(false)
})

it('a card that a membership is charged to stays, and both ways out are said', async () => {
  draw(inUse)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Visa ending in 4242' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove the card' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^We didn’t remove it.*pay it with another card.*cancel the membership/)
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.getByText('Visa ending in 4242')).toBeTruthy()
})

it('in Spanish it is refused in Spanish', async () => {
  setLanguage('es')
  draw(inUse)
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar: Visa terminada en 4242' }))
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la tarjeta' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No se quitó nada/)
})

it('pressed again after an answer that was lost, it is the same request', async () => {
  const answers = [{ status: 503, body: { code: 'partner_unavailable', detail: 'The company does not answer. Try again.' } }, gone()]
  const asked = draw(() => answers.shift() ?? gone())
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Visa ending in 4242' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove the card' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The company does not answer/)
  await userEvent.click(screen.getByRole('button', { name: 'Remove the card' }))
  expect(await screen.findByText(/is removed\./)).toBeTruthy()
  const keys = asked.flatMap(({ call, headers }) => (call === removes ? [headers['idempotency-key']] : []))
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

async function enter() {
  await userEvent.type(await screen.findByLabelText('Card number'), '4000056655665556')
  await userEvent.type(screen.getByLabelText(/^Expir/), '12/40')
  await userEvent.type(screen.getByLabelText(/code/i), '123')
  await userEvent.click(screen.getByRole('button', { name: 'Save the card' }))
}

it('a card is added without paying, and its name says that it is saved', async () => {
  const asked = draw(gone)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a card' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save the card' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Enter the card’s number, expiration date and code.')
  await enter()
  const told = await screen.findByText('Visa ending in 5556 is saved.')
  expect(document.activeElement).toBe(told)
  expect(screen.getByText('Visa ending in 5556')).toBeTruthy()
  expect(asked.filter(({ call }) => call === 'POST /api/v1/memberships/stripe/customer/setup_intent/create/')).toHaveLength(1)
})

it('a card that was removed is saved anew, and not by the answer of the first time', async () => {
  const asked = draw(gone)
  for (const isFirst of [true, false]) {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a card' }))
    await enter()
    await screen.findByText('Visa ending in 5556 is saved.')
    if (!isFirst) continue
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Visa ending in 5556' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove the card' }))
    await screen.findByText(/^Visa ending in 5556 is removed\./)
  }
  const saves = 'POST /api/v1/memberships/stripe/customer/setup_intent/create/'
  const keys = asked.flatMap(({ call, headers }) => (call === saves ? [headers['idempotency-key']] : []))
  expect([keys.length, new Set(keys).size]).toEqual([2, 2])
})
