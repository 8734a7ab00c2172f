import { countryCode } from './countries.ts'

/** Citizens of these are not taken by our brokerage partner, because the law or its own rules forbid it. */
const notServed: ReadonlySet<string> = new Set(['AF', 'BY', 'CU', 'IR', 'KP', 'LY', 'MM', 'RU', 'SD', 'SO', 'SS', 'SY', 'VE', 'YE'])

/** Whether an account can be opened for a citizen of that country. What is no country is not refused here: its own field does that. */
export function isServedCountry(country: string): boolean {
  return !notServed.has(countryCode(country) ?? '')
}
