import type { Language } from '../../language.ts'
import { bad, type Checked, good } from '../answers/checked.ts'

/** Where mail of the United States goes: states, the District, territories, the associated states, and military addresses. */
export const states = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  FM: 'Federated States of Micronesia',
  MH: 'Marshall Islands',
  PW: 'Palau',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
} as const satisfies Readonly<Record<string, string>>

export type StateCode = keyof typeof states

/** Those that people who read Spanish know by another name. */
const inSpanish: Readonly<Partial<Record<StateCode, string>>> = {
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MI: 'Míchigan',
  MS: 'Misisipi',
  MO: 'Misuri',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
  AS: 'Samoa Americana',
  MP: 'Islas Marianas del Norte',
  VI: 'Islas Vírgenes de los Estados Unidos',
  FM: 'Estados Federados de Micronesia',
  MH: 'Islas Marshall',
  PW: 'Palaos',
  AA: 'Fuerzas Armadas, América',
  AE: 'Fuerzas Armadas, Europa',
  AP: 'Fuerzas Armadas, Pacífico',
}

export function stateName(code: StateCode, language: Language): string {
  return (language === 'es' ? inSpanish[code] : undefined) ?? states[code]
}

/** A state is sent as its two letters. Only those of the list pass. */
export function toSentState(typed: string): Checked<StateCode, 'required' | 'unknown'> {
  const code = typed.trim().toUpperCase()
  if (code === '') return bad('required')
  return isState(code) ? good(code) : bad('unknown')
}

export function isState(code: string): code is StateCode {
  return Object.hasOwn(states, code)
}

/** States that tax no income from retirement accounts, because they tax no income from work and savings at all. */
const withoutIncomeTax: ReadonlySet<string> = new Set(['AK', 'FL', 'NV', 'NH', 'SD', 'TN', 'TX', 'WA', 'WY'])

export function taxesIncome(state: string): boolean {
  return !withoutIncomeTax.has(state)
}
