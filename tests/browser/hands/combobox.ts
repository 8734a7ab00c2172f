import { type Hand, named } from './hand.ts'

/** Types into a field that makes proposals, and takes the one that is meant when there is one; else it stays as typed. */
export const typeOrPick: Hand = async ({ page, field, value }) => {
  const name = named(field.label)
  const input = page.getByRole('combobox', { name }).or(page.getByRole('textbox', { name }))
  await input.fill(String(value))
  const proposal = page.getByRole('option', { name: new RegExp(`^${String(value).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'i') }).first()
  await proposal.click({ timeout: 1_000 }).catch(() => input.press('Tab'))
}
