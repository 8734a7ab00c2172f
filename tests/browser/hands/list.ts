import { type Hand, named } from './hand.ts'

/** Picks from a closed list, by its words or by what they stand for. */
export const pickFromList: Hand = async ({ page, field, value }) => {
  const input = page.getByRole('combobox', { name: named(field.label) })
  if ((await input.evaluate(({ tagName }) => tagName)) === 'SELECT') {
    await input.selectOption(String(value))
    return
  }
  await input.fill(String(value))
  await page
    .getByRole('option', { name: String(value), exact: true })
    .first()
    .click()
}
