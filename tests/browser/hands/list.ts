import { countries } from '@app/schemas/rules/people/countries'
import { states } from '@app/schemas/rules/people/states'
import { escaped, type Hand, named } from './hand.ts'

/** Picks from a list that everybody knows: by what people read, or by its letters. */
export const pickFromList: Hand = async ({ within, field, value }) => {
  const input = within.getByRole('combobox', { name: named(field.label) })
  const code = String(value)
  const words = Object.entries(states).find(([short]) => short === code)?.[1] ?? countries.get(code) ?? code
  if ((await input.evaluate((element) => element.tagName)) === 'SELECT') {
    await input.selectOption({ label: words })
    return
  }
  await input.fill(words)
  await within
    .getByRole('option', { name: new RegExp(`^${escaped(words)}`) })
    .first()
    .click()
}
