import { type Hand, named } from './hand.ts'

/** Types the number, unless it is there already and shown by its last four digits. */
export const typeSsn: Hand = async ({ within, field, value }) => {
  const input = within.getByRole('textbox', { name: named(field.label) })
  const change = within.getByRole('button', { name: `Change it: ${field.label}` })
  await input.or(change).waitFor()
  if (await input.isVisible()) await input.fill(String(value))
}
