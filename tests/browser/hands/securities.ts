import { escaped, groupOf, type Hand, named } from './hand.ts'

type Share = { readonly fund: string; readonly percent: number }

/** Puts a mix together, fund by fund with its share; or types the names of companies. */
export const chooseSecurities: Hand = async (answering) => {
  const { field, value, within } = answering
  const given: readonly (string | Share)[] = Array.isArray(value) ? value : []
  const group = groupOf(answering)
  for (const one of given) {
    if (typeof one === 'string') {
      await within.getByRole('textbox', { name: named(field.label) }).fill(one)
      await group.getByRole('button', { name: 'Add another' }).click()
      continue
    }
    const share = group.getByRole('textbox', { name: new RegExp(`^${escaped(one.fund)}.*Share in percent`) })
    await group.getByRole('combobox').waitFor()
    if ((await share.count()) === 0) {
      await group.getByRole('combobox').fill(one.fund)
      await group.getByRole('option').first().click()
    }
    await share.fill(String(one.percent))
  }
}
