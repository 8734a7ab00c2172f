import { groupOf, type Hand } from './hand.ts'

/** Signs in at a bank or a plan of the sandbox: one that works, or one that fails. */
export const linkAccount: Hand = async (answering) => {
  const { page, value } = answering
  await groupOf(answering).getByRole('button').first().click()
  const window = page.getByRole('dialog')
  await window
    .getByRole('button', { name: value === 'fails' ? /fail|refuse|declin/i : /.+/ })
    .first()
    .click()
}
