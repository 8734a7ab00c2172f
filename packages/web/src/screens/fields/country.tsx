import { bad } from '@app/schemas/rules/checked'
import { countries, toSentCountry } from '@app/schemas/rules/countries'
import type { FieldKind } from './field-kind.ts'
import { listed } from './select.tsx'

/** By name, as people look for them; the list itself stands in the order of its codes. */
const byName = [...countries.values()].sort((one, other) => one.localeCompare(other, 'en'))

export const country: FieldKind = {
  ...listed(byName.map((name) => ({ value: name, label: name }))),
  read: (value) => (typeof value === 'string' ? toSentCountry(value) : bad('required')),
}
