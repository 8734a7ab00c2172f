import { isServedCountry } from '@app/schemas/rules/people/served-countries'
import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'
import { findSaved } from '../questionnaire/store.ts'

const answers = z.object({ citizen_status: z.unknown(), country_citizenship: z.unknown() }).partial().nullable()

/** What the brokerage says to flows: whether accounts are opened for citizens of their country. Who has not answered is not turned away. */
export const brokerageFacts: FactSource = {
  query: findSaved,
  facts: (found) => {
    const { citizen_status: status, country_citizenship: country } = answers.parse(found) ?? {}
    const isForeign = status !== undefined && status !== 'us-citizen' && typeof country === 'string'
    return { 'country.served': !isForeign || isServedCountry(country) }
  },
}
