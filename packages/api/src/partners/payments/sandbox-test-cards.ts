import type { TestCard } from './card-payments.ts'
import { knownCards } from './sandbox-cards-known.ts'

/** The cards that the sandbox’s own field knows, with what each of them does. The numbers are Stripe’s public ones for tests, and two of ours. */
const offered = [
  { id: 'pm_card_visa', number: '4242424242424242', about: { en: 'Is accepted.', es: 'Se acepta.' } },
  { id: 'pm_card_mastercard', number: '5555555555554444', about: { en: 'Is accepted.', es: 'Se acepta.' } },
  { id: 'pm_card_amex', number: '378282246310005', about: { en: 'Is accepted.', es: 'Se acepta.' } },
  { id: 'pm_card_chargeDeclined', number: '4000000000000002', about: { en: 'Is declined.', es: 'Se rechaza.' } },
  {
    id: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    number: '4000000000009995',
    about: { en: 'Is declined: not enough money.', es: 'Se rechaza: no hay suficiente dinero.' },
  },
  {
    id: 'pm_card_chargeCustomerFail',
    number: '4000000000000341',
    about: { en: 'Can be kept, and is declined when it is charged.', es: 'Se puede guardar, y se rechaza al cobrar.' },
  },
  {
    id: 'pm_card_authenticationRequired',
    number: '4000002760003184',
    about: { en: 'The bank asks first whether it is you.', es: 'El banco pregunta antes si eres tú.' },
  },
  {
    id: 'pm_sandbox_processing',
    number: '4000000001000001',
    about: { en: 'Is accepted after two minutes.', es: 'Se acepta a los dos minutos.' },
  },
  {
    id: 'pm_sandbox_processing_fails',
    number: '4000000009000003',
    about: { en: 'Is declined after two minutes.', es: 'Se rechaza a los dos minutos.' },
  },
]

export const sandboxTestCards: readonly TestCard[] = offered.flatMap((card) => {
  const known = knownCards[card.id]
  return known ? [{ ...card, brand: known.brand, lastFour: known.lastFour }] : []
})
