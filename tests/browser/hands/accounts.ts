import { groupOf, type Hand } from './hand.ts'

/** Ticks every account of the list. Where the list has none, nothing can be ticked, and nobody is held up. */
export const tickAccounts: Hand = async (answering) => {
  const group = groupOf(answering)
  const boxes = group.getByRole('checkbox')
  await boxes.or(group.getByText('Your list has no accounts yet')).first().waitFor()
  for (const box of await boxes.all()) await box.check()
}
