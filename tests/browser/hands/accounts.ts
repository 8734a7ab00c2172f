import { groupOf, type Hand } from './hand.ts'

/** Ticks every account of the list. */
export const tickAccounts: Hand = async (answering) => {
  const boxes = groupOf(answering).getByRole('checkbox')
  await boxes.first().waitFor()
  for (const box of await boxes.all()) await box.check()
}
