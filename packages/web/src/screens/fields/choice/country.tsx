import { type Language, locales } from '@app/schemas/language'
import { bad } from '@app/schemas/rules/answers/checked'
import { countryCode, countryNames, toSentCountry } from '@app/schemas/rules/people/countries'
import type { FieldKind } from '../field-kind.ts'
import { listed } from './select.tsx'

/** An answer is the English name, in every language: only what is read is translated, by the browser. */
function countriesIn(language: Language) {
  if (language === 'en') return countryNames.map((name) => ({ value: name, label: name }))
  const names = new Intl.DisplayNames(locales[language], { type: 'region' })
  return countryNames
    .map((name) => ({ value: name, label: names.of(countryCode(name) ?? '') ?? name }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

export const country: FieldKind = {
  ...listed(countriesIn),
  read: (value) => (typeof value === 'string' ? toSentCountry(value) : bad('required')),
}
