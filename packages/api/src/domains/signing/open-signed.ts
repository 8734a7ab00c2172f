import type { BrokerageContext } from '../brokerage/brokerage-context.ts'
import { openBrokerageAccount } from '../brokerage/opening.ts'
import type { SigningContext } from './signing-context.ts'

/**
 * Asks for an account whose papers are signed. One that is there stays as it is. Without the terms, or where somebody may not have it,
 * the signature counts and nothing is requested: the page on which they ask for it says why.
 */
export function openSigned(parts: BrokerageContext): SigningContext['openAccount'] {
  return async (trx, { personId, accountType, address }) => {
    const agreed = await parts.agreementsOf(trx, personId)
    if (!agreed) return
    // The papers of an individual 401(k) state that the signer has no employees.
    await openBrokerageAccount(parts, trx, { personId, accountType, consent: { ...agreed, address }, hasEmployees: false })
  }
}
