import type { JSONSchema } from 'json-schema-to-ts'
import type { Of } from '../names.ts'

/** flows/providers.json: the companies that keep old plans, with a page each at /my-401k-login/SLUG. */
export const providersSchema = {
  $id: 'providers',
  type: 'object',
  title: 'Providers',
  description: 'The companies that keep 401(k) plans, and where their customers sign in. Each has a page at /my-401k-login/SLUG.',
  properties: {
    $schema: { type: 'string', description: 'Lets the editor check and complete this file.' },
    providers: {
      type: 'array',
      description: 'Every provider.',
      minItems: 1,
      maxItems: 500,
      items: {
        type: 'object',
        description: 'One provider.',
        properties: {
          name: { type: 'string', minLength: 2, maxLength: 60, description: 'Its name, as pages show it. Texts say {provider} for it.' },
          slug: {
            type: 'string',
            pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
            maxLength: 60,
            description: 'The end of the address of its page. It never changes: others link to it.',
          },
          login_url: {
            type: 'string',
            pattern: '^https://([a-z0-9-]+\\.)+[a-z]{2,}(/[A-Za-z0-9._/-]*)?$',
            maxLength: 200,
            description: 'Its own site, with https. Only when you have looked: without it, the page leads to a web search and says so.',
          },
          about: {
            type: 'string',
            minLength: 3,
            maxLength: 240,
            description: 'A sentence that tells it from others: former names, what it keeps.',
          },
        },
        required: ['name', 'slug', 'about'],
        additionalProperties: false,
      },
    },
  },
  required: ['providers'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ProvidersFile = Of<typeof providersSchema>
export type Provider = ProvidersFile['providers'][number]
