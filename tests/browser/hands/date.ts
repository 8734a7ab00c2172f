import { groupOf, type Hand } from './hand.ts'

/** Types month, day and year, each in its own field. */
export const typeDate: Hand = async ({ page, field, value }) => {
  const [month = '', day = '', year = ''] = String(value).split('/')
  const group = groupOf(page, field.label)
  for (const [name, part] of Object.entries({ Month: month, Day: day, Year: year }))
    await group.getByLabel(name, { exact: true }).fill(part)
}
