import { type Hand, named } from './hand.ts'

/** Types one line. */
export const typeLine: Hand = async ({ within, field, value }) => {
  await within.getByRole('textbox', { name: named(field.label) }).fill(String(value))
}
