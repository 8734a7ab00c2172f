import type { JSONSchema } from 'json-schema-to-ts'

/** What can have a price on a step. The service knows what each costs. */
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

/** What is charged again until it is cancelled. The plans of the service are these. */
export const renewingProducts = ['retirement_account_membership', 'retirement_concierge'] as const satisfies readonly PricedProduct[]

/** How long each of them is paid for at a time. */
export const pricePeriods = {
  retirement_account_membership: 'year',
  retirement_concierge: 'month',
} as const satisfies Record<(typeof renewingProducts)[number], 'month' | 'year'>

/** Within how many days all of a payment is paid back to those who ask. */
export const refundDays = 30

export type PricedProduct = (typeof pricedProducts)[number]

export const price = {
  type: 'object',
  properties: {
    products: {
      type: 'array',
      description: 'What has a price here. Shown are those whose condition holds.',
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
  },
  required: ['products'],
  additionalProperties: false,
} as const satisfies JSONSchema
