import { bad } from '@app/schemas/rules/answers/checked'
import { countryNames, toSentCountry } from '@app/schemas/rules/people/countries'
import type { FieldKind } from '../field-kind.ts'
import { listed } from './select.tsx'

export const country: FieldKind = {
  ...listed(countryNames.map((name) => ({ value: name, label: name }))),
  read: (value) => (typeof value === 'string' ? toSentCountry(value) : bad('required')),
}
