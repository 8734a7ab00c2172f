import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { payingService, planOf } from '../../../testing/payment-samples.ts'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const root = '/api/v1/memberships'
const share = {
  ...{ product_id: 'performance', title: 'Share of what we move', about: 'A share.', percent: 10, disclosure: 'It can cost more.' },
  ...{
    most: 500,
    example: { moved: 20_000, fee: 200 },
    decline_words: 'No',
    terms: 'words-of-the-share',
    is_optional: true,
    chosen_at: null,
  },
}
const tip = {
  ...{
    product_id: 'tip',
    title: 'Tip',
    about: 'Paid once.',
    least: 0,
    most: 200,
    suggested: [3, 5, 10],
    is_optional: true,
    chosen_at: null,
  },
}

async function answer(step: string, label: RegExp, more: Parameters<typeof drawStep>[2] = {}, plan = planOf()) {
  const drawn = await drawStep('landing-fc-loan', step, {
    ...payingService(plan),
    [`GET ${root}/products/performance/`]: () => ({ body: share }),
    [`GET ${root}/products/tip/`]: () => ({ body: tip }),
    [`POST ${root}/create/`]: () => ({ status: 201, body: {} }),
    [`POST ${root}/performance/`]: () => ({ status: 201, body: {} }),
    [`DELETE ${root}/performance/`]: () => ({ body: { status: 'OK' } }),
    [`POST ${root}/subscriptions/cancel/`]: () => ({ body: {} }),
    [`POST ${root}/products/free/create/`]: () => ({ status: 201, body: {} }),
    [`POST ${root}/tip/`]: () => ({ body: { amount: 0, checkout: null } }),
    ...more,
  })
  // The price is on the page before anybody can agree to it.
  await screen.findAllByRole('region')
  await userEvent.click(await screen.findByRole('radio', { name: label }))
  await userEvent.click(screen.getByRole('button', { name: /^(Confirm|Save) my choice$/ }))
  return { ...drawn, changes: () => drawn.asked.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]) }
}

it('yes to the membership fee agrees to nothing yet: the next page is the one to pay on', async () => {
  const { done, changes } = await answer('qa11', /Yes/)
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(changes()).toEqual([])
})

it('a no takes back a plan that was chosen and not paid, and never one that runs', async () => {
  const waiting = planOf({ status: 'pending_payment', membership_id: 'm' })
  const taken = await answer('qa11', /^No,/, {}, waiting)
  await waitFor(() => expect(taken.done).toHaveBeenCalledOnce())
  expect(taken.changes()).toEqual([[`POST ${root}/subscriptions/cancel/`, { membership_id: 'm' }]])
})

it('a share of what is moved is agreed to at the percentage that was shown, and can be said no to again', async () => {
  const { done, changes } = await answer('qa11-no2', /Yes/)
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(changes()).toEqual([[`POST ${root}/performance/`, { amount: 10, terms: 'words-of-the-share' }]])
  cleanup()
  forgetPerson()
  const no = await answer('qa11-no2', /No/)
  await waitFor(() => expect(no.done).toHaveBeenCalledOnce())
  expect(no.changes()).toEqual([[`DELETE ${root}/performance/`, null]])
})

it('the free plan and a tip of zero ask for no card', async () => {
  const free = await answer('qa11-no3', /free plan/)
  await waitFor(() => expect(free.done).toHaveBeenCalledOnce())
  expect(free.changes()).toEqual([[`POST ${root}/products/free/create/`, { product_id: 'free_plan' }]])
  cleanup()
  forgetPerson()
  const nothing = await answer('qa11-no3', /Leave a tip/)
  await waitFor(() => expect(nothing.done).toHaveBeenCalledOnce())
  expect(nothing.changes()).toEqual([[`POST ${root}/tip/`, { amount: 0 }]])
})

it('without a price nobody agrees to anything, and no is still an answer', async () => {
  const failing = { [`GET ${root}/products/performance/`]: () => ({ status: 503, body: { code: 'internal_error', detail: 'Not now.' } }) }
  const drawn = await drawStep('landing-fc-loan', 'qa11-no2', { ...payingService(planOf()), ...failing })
  await screen.findByText('We couldn’t load this part')
  await userEvent.click(screen.getByRole('radio', { name: /Yes/ }))
  await userEvent.click(screen.getByRole('button', { name: /^(Confirm|Save) my choice$/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('nothing was agreed to')
  expect(drawn.asked.some(({ call }) => call.startsWith('POST'))).toBe(false)
})
