import { countries } from '@app/schemas/rules/countries'
import { listed } from './select.tsx'

export const countryList = listed([...countries.values()].map((name) => ({ value: name, label: name })))
