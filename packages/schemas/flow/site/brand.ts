import type { JSONSchema } from 'json-schema-to-ts'
import type { Of } from '../names.ts'

const colour = (description: string) => ({ type: 'string', pattern: '^#[0-9A-Fa-f]{6}$', description }) as const
const palette = {
  type: 'object',
  properties: {
    paper: colour('The page.'),
    ink: colour('Text.'),
    muted: colour('Quieter text.'),
    border: colour('Lines and the edges of fields.'),
    brand: colour('Buttons and links.'),
    onBrand: colour('Text on a button.'),
    error: colour('Errors.'),
    sun: colour('The warm fill of notes. Never text.'),
  },
  required: ['paper', 'ink', 'muted', 'border', 'brand', 'onBrand', 'error', 'sun'],
  additionalProperties: false,
} as const

/** flows/brand.json: the only place that spells the product's name. */
export const brandSchema = {
  $id: 'brand',
  type: 'object',
  title: 'Brand',
  description: 'The name, the colours, and whom to reach. No source file spells the name.',
  properties: {
    $schema: { type: 'string', description: 'Lets the editor check and complete this file.' },
    name: { type: 'string', minLength: 2, maxLength: 40, description: 'The product’s name. Texts say {brand} for it.' },
    tagline: { type: 'string', minLength: 3, maxLength: 120, description: 'One line under the name.' },
    legalEntity: {
      type: 'string',
      minLength: 2,
      maxLength: 120,
      description: 'The company that stands behind it. Texts say {company} for it.',
    },
    postalAddress: {
      type: 'string',
      minLength: 10,
      maxLength: 160,
      description: 'Where letters reach the company. It is at the foot of e-mails and pages.',
    },
    custodian: {
      type: 'string',
      minLength: 2,
      maxLength: 120,
      description: 'The trust company that holds the accounts. Texts say {custodian} for it.',
    },
    custodianAddress: {
      type: 'string',
      minLength: 10,
      maxLength: 240,
      description: 'Where old plans mail checks for accounts here. It is printed on transfer forms.',
    },
    licenses: {
      type: 'array',
      description: 'Registrations and licenses of the company, at the foot of every page. Left out: none is claimed.',
      minItems: 1,
      maxItems: 60,
      items: {
        type: 'object',
        description: 'One of them.',
        properties: {
          regulator: { type: 'string', minLength: 2, maxLength: 120, description: 'Who gave it, such as the SEC or a state’s department.' },
          number: { type: 'string', minLength: 1, maxLength: 40, description: 'Its number.' },
          register: { type: 'string', pattern: '^https://\\S+$', maxLength: 200, description: 'Where anyone can look it up.' },
        },
        required: ['regulator', 'number', 'register'],
        additionalProperties: false,
      },
    },
    support: {
      type: 'object',
      description: 'How to reach a person.',
      properties: {
        phone: { type: 'string', maxLength: 30, description: 'The telephone number, as it is shown. Texts say {phone} for it.' },
        email: { type: 'string', maxLength: 120, description: 'The e-mail address. Texts say {email} for it.' },
        hours: { type: 'string', maxLength: 120, description: 'When somebody answers. Texts say {hours} for it.' },
      },
      required: ['phone', 'email', 'hours'],
      additionalProperties: false,
    },
    colours: {
      type: 'object',
      description: 'Colours by role, for light and dark screens.',
      properties: { light: { ...palette, description: 'On a light screen.' }, dark: { ...palette, description: 'On a dark screen.' } },
      required: ['light', 'dark'],
      additionalProperties: false,
    },
  },
  required: ['name', 'tagline', 'legalEntity', 'postalAddress', 'custodian', 'custodianAddress', 'support', 'colours'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type BrandFile = Of<typeof brandSchema>
