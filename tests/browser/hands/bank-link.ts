import type { Hand } from './hand.ts'
import { groupOf } from './hand.ts'

/** Signs in at a bank or a plan of the sandbox, as a person whom it accepts or refuses. */
export const linkAccount: Hand = async (answering) => {
  const { page, value } = answering
  const group = groupOf(answering)
  const linked = group.getByRole('listitem').filter({ hasText: 'Linked' })
  const begin = group.getByRole('button', { name: /^(Look for your|Link another)/ })
  await begin.waitFor()
  if (value !== 'fails' && (await linked.count()) > 0) return
  await begin.click()
  const window = page.getByRole('dialog')
  await window.getByRole('listitem').getByRole('button').first().click()
  await window.getByLabel('User name').fill(value === 'fails' ? 'says-no' : 'works')
  await window.getByLabel('Password', { exact: true }).fill('sandbox')
  await window.getByRole('button', { name: 'Sign in', exact: true }).click()
  await window.getByRole('radio').first().check()
  await window.getByRole('button', { name: 'Agree and link' }).click()
  await linked.or(group.getByText('We didn’t link the account')).first().waitFor()
}
