import { groupOf, type Hand } from './hand.ts'

/** Types month, day and year, each in its own field. */
export const typeDate: Hand = async (answering) => {
  const [month = '', day = '', year = ''] = String(answering.value).split('/')
  const group = groupOf(answering)
  for (const [name, part] of Object.entries({ Month: month, Day: day, Year: year }))
    await group.getByLabel(name, { exact: true }).fill(part)
}
