import type { Hand } from './hand.ts'

/** Takes a free time: the first that is offered on the day that is open. */
export const takeSlot: Hand = async ({ within }) => {
  await within.getByRole('radiogroup', { name: /^Time/ }).getByRole('radio').first().check()
}
