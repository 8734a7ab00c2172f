import type { FactSource } from '../../facts/fact-source.ts'
import { findIsListed } from './store.ts'

/** Whether people have a list of beneficiaries: an application then doesn’t ask for one again. */
export const beneficiaryFacts: FactSource = {
  query: findIsListed,
  facts: (found) => ({ 'beneficiaries.listed': found === true }),
}
