import { escaped, groupOf, type Hand, named } from './hand.ts'

type Share = { readonly symbol: string; readonly percent: number }

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
    const share = group.getByRole('textbox', { name: new RegExp(`${escaped(one.symbol)}\\b.*Share in percent`) })
    if ((await share.count()) === 0) {
      await group.getByRole('combobox').fill(one.symbol)
      await group.getByRole('option').first().click()
    }
    await group
      .getByRole('textbox', { name: /Share in percent/ })
      .last()
      .fill(String(one.percent))
  }
}
