import type { JSONSchema } from 'json-schema-to-ts'

/** Live data a screen can show, by name; each is drawn by the screen from the person's own data. */
export const panels = [
  'accounts-found',
  'accounts-to-move',
  'account-choices',
  'addresses-on-record',
  'balance',
  'call-slot',
  'documents-to-sign',
  'documents-requested',
  'fee-comparison',
  'growth-chart',
  'investor-profile',
  'invite-link',
  'ira-application',
  'lending-offers',
  'loan-limit',
  'loan-schedule',
  'phone-code',
  'portfolio',
  'price',
  'providers-sign-in',
  'receipt',
  'reference-number',
  'reasons',
  'rollover-tracker',
  'safe-harbor-accounts',
  'savings-dates',
  'savings-limit',
  'search-progress',
  'search-terms',
  'signing-qr',
  'state-held-retirement',
  'step-tasks',
  'unclaimed-matches',
  'unlocked-amounts',
] as const

export type PanelName = (typeof panels)[number]

/** What the panel "price" can show the price of. The service knows what each costs. */
export const pricedProducts = [
  'retirement_account_membership',
  'retirement_concierge',
  'concierge',
  'find_money',
  'free_plan',
  'tip',
  'performance',
  'ira',
  'loan_fee',
] as const

export type PricedProduct = (typeof pricedProducts)[number]

/** What a step says about a panel beside its name. */
export const panelOptions = {
  products: {
    type: 'array',
    description: 'For the panel "price": what has a price here. Shown are those whose condition holds.',
    minItems: 1,
    maxItems: 8,
    items: {
      type: 'object',
      description: 'One of them.',
      properties: {
        product: { type: 'string', enum: pricedProducts, description: 'Its name in the service.' },
        when: { $ref: 'condition', description: 'Only then. Left out: always.' },
      },
      required: ['product'],
      additionalProperties: false,
    },
  },
  view: {
    type: 'string',
    enum: ['all', 'new', 'claim', 'confirmed'],
    description: 'For the panel "unclaimed-matches": all matches, only new ones, those to claim, or those that are confirmed.',
  },
  of: {
    type: 'string',
    enum: ['person', 'request', 'claims'],
    description: 'For the panel "reference-number": the person’s own number, that of a request for a loan, or those of claims.',
  },
  about: {
    type: 'string',
    enum: ['moves', 'loan', 'links'],
    description: 'For the panel "reasons": why accounts cannot be moved, why there is no loan, or why accounts could not be linked.',
  },
  jobs: {
    $ref: 'step-name',
    description: 'For the panels "search-terms" and "fee-comparison": the step on which jobs are changed. Linked in modes that have it.',
  },
  person: {
    $ref: 'step-name',
    description: 'For the panel "search-terms": the step on which name and address are changed. Linked in modes that have it.',
  },
} as const satisfies Record<string, JSONSchema>

type PanelOption = keyof typeof panelOptions

/** Which options a panel has, and which of them every step that shows it must give. */
export const optionsOfPanels: Readonly<Partial<Record<PanelName, Readonly<Partial<Record<PanelOption, 'required' | 'optional'>>>>>> = {
  price: { products: 'optional' },
  'unclaimed-matches': { view: 'required' },
  'reference-number': { of: 'required' },
  reasons: { about: 'required' },
  'search-terms': { jobs: 'required', person: 'required' },
  'fee-comparison': { jobs: 'required' },
}
