import { escaped, type Hand, named } from './hand.ts'

/** Types into a field that makes proposals, and takes the one that is meant when there is one; else what was typed stays. */
export const typeOrPick: Hand = async ({ page, within, field, value }) => {
  const input = within.getByRole('combobox', { name: named(field.label) })
  const text = String(value)
  // What was said before stands there already, and nothing is proposed for it.
  if ((await input.inputValue()) === text) return
  await input.fill(text)
  // Any title may be typed, and there may be nothing to propose for it.
  if (field.type === 'job-title') return page.keyboard.press('Tab')
  const meant = within.getByRole('option', { name: new RegExp(`^${escaped(text)}`, 'i') }).first()
  const asTyped = within.getByRole('option').filter({ hasText: text }).last()
  await meant.or(asTyped).first().click()
}
