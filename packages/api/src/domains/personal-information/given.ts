import { dollarsToCents } from '@app/schemas/api/fields'
import type { Words } from '@app/schemas/language'
import type { Filled } from '@app/schemas/rules/answers/empty-fields'
import { toSentBirthDate } from '@app/schemas/rules/people/birth-date'
import type { CoreContext } from '../../core/core-context.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import { blindIndex, blindIndexes } from '../../security/blind-index.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedPersonalInformation } from './sealed.ts'
import type { Change } from './store.ts'

/** The given answers of a person. What is left out was not given. */
export type Given = Filled<{
  readonly street_address: string
  readonly city: string
  readonly state: string
  readonly zip_code: string
  readonly phone_number: string
  readonly dob: string
  readonly ssn: string
  readonly ira_interest: boolean
  readonly total_401k_balance: number
  readonly old_401k_count: number
  readonly ira_count: number
}>

const numbers = { table: 'personal_information', column: 'ssn' } as const

const birthDateWords = {
  format: { en: 'Enter a day of the calendar as YYYY-MM-DD.', es: 'Escribe una fecha del calendario como AAAA-MM-DD.' },
  min: { en: 'Check the year. This date is more than 120 years ago.', es: 'Revisa el año. Esta fecha es de hace más de 120 años.' },
  max: {
    en: 'We can act only for people who are 18 or older. If this date isn’t right, change it.',
    es: 'Solo podemos actuar por personas de 18 años o más. Si esta fecha no es correcta, cámbiala.',
  },
} as const satisfies Readonly<Record<string, Words<string>>>

/** Problems that can be found without the database. */
export function refuseGiven(
  { now }: Pick<CoreContext, 'now'>,
  { street_address, city, dob }: Given,
): Failure<'card_number_refused' | 'validation_failed'> | undefined {
  const refused = refuseCardNumbers({ street_address, city })
  if (refused || dob === undefined) return refused
  const born = toSentBirthDate(dob, now().toISOString().slice(0, 10))
  return born.ok ? undefined : fail('validation_failed', { fields: { dob: [birthDateWords[born.problem]] } })
}

/** The given answers as columns; null for what was not given. */
export function toChange(keys: KeyRing, id: string, given: Given): Change {
  const { seal } = sealing(keys, sealedPersonalInformation)
  const sealed = (column: 'street_address' | 'city' | 'zip_code' | 'phone_number' | 'dob') => {
    const text = given[column]
    return text === undefined ? null : seal(column, id, text)
  }
  return {
    street_address: sealed('street_address'),
    city: sealed('city'),
    state: given.state ?? null,
    zip_code: sealed('zip_code'),
    phone_number: sealed('phone_number'),
    dob: sealed('dob'),
    ira_interest: given.ira_interest ?? null,
    ...toOptionalColumns(keys, id, given),
  }
}

/** The part of it that nobody has to say. */
export function toOptionalColumns(keys: KeyRing, id: string, { ssn, total_401k_balance, old_401k_count, ira_count }: Given) {
  return {
    ssn: ssn === undefined ? null : sealing(keys, sealedPersonalInformation).seal('ssn', id, ssn),
    ssn_index: ssn === undefined ? null : blindIndex(keys, numbers, ssn),
    total_401k_balance_cents: total_401k_balance === undefined ? null : dollarsToCents(total_401k_balance),
    old_401k_count: old_401k_count ?? null,
    ira_count: ira_count ?? null,
  }
}

/** Every index that a number may have. */
export function ssnIndexes(keys: KeyRing, ssn: string | undefined): readonly string[] {
  return ssn === undefined ? [] : blindIndexes(keys, numbers, ssn)
}
