import { type Hand, named } from './hand.ts'

/** Types one line. */
export const typeLine: Hand = async ({ page, field, value }) => {
  await page.getByRole('textbox', { name: named(field.label) }).fill(String(value))
}
