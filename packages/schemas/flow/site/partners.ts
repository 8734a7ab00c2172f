import type { JSONSchema } from 'json-schema-to-ts'
import type { Of } from '../names.ts'

/** flows/partners.json: who may send people here under their own name. */
export const partnersSchema = {
  $id: 'partners',
  type: 'object',
  title: 'Partners',
  description:
    'The partners and employers whose name a page may show. Whoever is not in this list is shown to nobody, whatever an address says.',
  properties: {
    $schema: { type: 'string', description: 'Lets the editor check and complete this file.' },
    partners: {
      type: 'array',
      description: 'Every partner.',
      maxItems: 500,
      items: {
        type: 'object',
        description: 'One partner.',
        properties: {
          partner: {
            type: 'string',
            pattern: '^[a-z0-9][a-z0-9-]{0,59}$',
            description: 'What addresses call it: partner_name=acme.',
          },
          about: { type: 'string', minLength: 3, maxLength: 300, description: 'Who it is, for whoever edits this file.' },
          name: { type: 'string', minLength: 2, maxLength: 60, description: 'Its name, as pages show it. Texts say {partner} for it.' },
          domains: {
            type: 'array',
            description: 'The hosts that people come from: origin_domain=acme.example.',
            maxItems: 20,
            uniqueItems: true,
            items: { type: 'string', pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$', maxLength: 100, description: 'One host.' },
          },
          terms: {
            type: 'string',
            minLength: 3,
            maxLength: 240,
            description: 'What was agreed with it, in a sentence. Texts say {terms} for it.',
          },
          modes: {
            type: 'array',
            description: 'The modes in which it counts. Without it, in all.',
            uniqueItems: true,
            items: { $ref: 'mode-name' },
          },
        },
        required: ['partner', 'about', 'name', 'domains', 'terms'],
        additionalProperties: false,
      },
    },
  },
  required: ['partners'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PartnersFile = Of<typeof partnersSchema>
export type Partner = PartnersFile['partners'][number]
