import { bad } from '@app/schemas/rules/answers/checked'
import { countryNames, toSentCountry } from '@app/schemas/rules/people/countries'
import type { FieldKind } from '../field-kind.ts'
import { listed } from './select.tsx'

const options = countryNames.map((name) => ({ value: name, label: name }))

export const country: FieldKind = {
  ...listed(() => options),
  read: (value) => (typeof value === 'string' ? toSentCountry(value) : bad('required')),
}
