import { groupOf, type Hand, named, offered } from './hand.ts'

const mostRadios = 7

/** Ticks one of a few answers, or picks it from a list of many. */
export const choose: Hand = async (answering) => {
  const { field, value, within } = answering
  const option = field.options?.find((one) => one.value === value)
  if (!option) throw new Error(`“${field.label}” does not offer ${String(value)}.`)
  if ((field.options?.length ?? 0) > mostRadios)
    await within.getByRole('combobox', { name: named(field.label) }).selectOption({ label: option.label })
  else
    await groupOf(answering)
      .getByRole('radio', { name: offered(option) })
      .check()
}

/** Ticks some of several answers, and takes back others. */
export const chooseSeveral: Hand = async (answering) => {
  const { field, value } = answering
  const wanted: readonly unknown[] = Array.isArray(value) ? value : []
  for (const option of field.options ?? [])
    await groupOf(answering)
      .getByRole('checkbox', { name: offered(option) })
      .setChecked(wanted.includes(option.value))
}

/** Yes or no. */
export const sayYesOrNo: Hand = async (answering) => {
  const { field, value } = answering
  const option = field.options?.find((one) => one.value === value) ?? { label: value === true ? 'Yes' : 'No' }
  await groupOf(answering)
    .getByRole('radio', { name: offered(option) })
    .check()
}

/** Agrees, or does not. */
export const agree: Hand = async ({ within, field, value }) => {
  await within.getByRole('checkbox', { name: named(field.label) }).setChecked(value === true)
}
