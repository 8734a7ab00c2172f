/** What a card of the sandbox does when it is charged. */
type Behaviour = {
  readonly brand: string
  readonly lastFour: string
  readonly declineCode?: string
  /** Is saved without complaint, and declined when it is charged. */
  readonly failsWhen?: 'charged' | 'always'
  readonly asksFirst?: boolean
  readonly settlesLater?: 'paid' | 'declined'
  readonly isDisputed?: boolean
  readonly losesAnswer?: boolean
  readonly repeatsEvents?: boolean
}

const visa = { brand: 'visa', lastFour: '4242' }

/**
 * The ways to pay that choose the outcome. Those of Stripe's own test mode keep its names:
 * `pm_card_visa`, `pm_card_mastercard`, `pm_card_amex`: paid. `pm_card_chargeDeclined`, `pm_card_visa_chargeDeclinedInsufficientFunds`:
 * declined. `pm_card_chargeCustomerFail`: can be kept, is declined when charged. `pm_card_authenticationRequired`: asks the person
 * first (3-D Secure), and is declined when nobody is there. `pm_card_createDispute`: paid, and disputed a day later.
 * Ours: `pm_sandbox_processing` and `pm_sandbox_processing_fails` settle two minutes later; `pm_sandbox_lost_answer` is paid, but the
 * answer is lost; `pm_sandbox_repeated_events` is paid and told of three times.
 */
export const knownCards: Readonly<Record<string, Behaviour>> = {
  pm_card_visa: visa,
  pm_card_mastercard: { brand: 'mastercard', lastFour: '4444' },
  pm_card_amex: { brand: 'amex', lastFour: '0005' },
  pm_card_chargeDeclined: { brand: 'visa', lastFour: '0002', failsWhen: 'always', declineCode: 'generic_decline' },
  pm_card_visa_chargeDeclinedInsufficientFunds: {
    brand: 'visa',
    lastFour: '9995',
    failsWhen: 'always',
    declineCode: 'insufficient_funds',
  },
  pm_card_chargeCustomerFail: { brand: 'visa', lastFour: '0341', failsWhen: 'charged', declineCode: 'generic_decline' },
  pm_card_authenticationRequired: { brand: 'visa', lastFour: '3184', asksFirst: true },
  pm_card_createDispute: { brand: 'visa', lastFour: '0259', isDisputed: true },
  pm_sandbox_processing: { brand: 'visa', lastFour: '0001', settlesLater: 'paid' },
  pm_sandbox_processing_fails: { brand: 'visa', lastFour: '0003', settlesLater: 'declined', declineCode: 'generic_decline' },
  pm_sandbox_lost_answer: { ...visa, losesAnswer: true },
  pm_sandbox_repeated_events: { ...visa, repeatsEvents: true },
}
