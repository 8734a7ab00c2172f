import type { Hand } from './hand.ts'

/** Enters the card of the sandbox that pays; what was entered before stays. */
export const enterCard: Hand = async ({ within, value }) => {
  const number = within.getByLabel('Card number')
  const entered = within.getByText(/^Entered: /)
  const kept = within.getByRole('radio', { name: /ending in \d{4}/ })
  await number.or(entered).or(kept).first().waitFor()
  if ((await kept.count()) > 0) {
    await kept.first().check()
    return
  }
  if (await entered.isVisible()) return
  await number.fill(value === 'usual' ? '4242 4242 4242 4242' : String(value))
  await within.getByLabel(/^Expires/).fill('12/34')
  await within.getByLabel('Security code').fill('123')
}
