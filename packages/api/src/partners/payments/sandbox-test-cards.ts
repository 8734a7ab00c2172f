import type { TestCard } from './card-payments.ts'
import { knownCards } from './sandbox-cards-known.ts'

/** The cards that the sandbox’s own field knows, with what each of them does. The numbers are Stripe’s public ones for tests, and two of ours. */
const offered = [
  { id: 'pm_card_visa', number: '4242424242424242', about: 'Is accepted.' },
  { id: 'pm_card_mastercard', number: '5555555555554444', about: 'Is accepted.' },
  { id: 'pm_card_amex', number: '378282246310005', about: 'Is accepted.' },
  { id: 'pm_card_chargeDeclined', number: '4000000000000002', about: 'Is declined.' },
  { id: 'pm_card_visa_chargeDeclinedInsufficientFunds', number: '4000000000009995', about: 'Is declined: there is not enough money.' },
  { id: 'pm_card_chargeCustomerFail', number: '4000000000000341', about: 'Can be kept, and is declined when it is charged.' },
  { id: 'pm_card_authenticationRequired', number: '4000002760003184', about: 'The bank asks first whether it is you.' },
  { id: 'pm_sandbox_processing', number: '4000000001000001', about: 'Is accepted after two minutes.' },
  { id: 'pm_sandbox_processing_fails', number: '4000000009000003', about: 'Is declined after two minutes.' },
]

export const sandboxTestCards: readonly TestCard[] = offered.flatMap((card) => {
  const known = knownCards[card.id]
  return known ? [{ ...card, brand: known.brand, lastFour: known.lastFour }] : []
})
