import { escaped, type Hand, named } from './hand.ts'

const patienceMs = 1_500

/** Types into a field that makes proposals, and takes the one that is meant when there is one; else it stays as typed. */
export const typeOrPick: Hand = async ({ page, within, field, value }) => {
  const input = within.getByRole('combobox', { name: named(field.label) })
  const text = String(value)
  await input.fill(text)
  const meant = within.getByRole('option', { name: new RegExp(`^${escaped(text)}`, 'i') }).first()
  const asTyped = within.getByRole('option').filter({ hasText: text }).last()
  await meant
    .or(asTyped)
    .first()
    .click({ timeout: patienceMs })
    .catch(() => page.keyboard.press('Tab'))
}
