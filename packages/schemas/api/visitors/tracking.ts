import { z } from 'zod'
import { countedLately } from '../../flow/blocks/page-block.ts'
import { contract, contracts } from '../contract.ts'
import { says } from '../says.ts'
import { uid } from './visitor-fields.ts'

/** What a browser says for people who do not want to be followed. */
export const noSignals = z.strictObject({ 'sec-gpc': z.string().max(10).exactOptional() })

const whyNot = ['no_consent', 'opted_out', 'no_purchase', 'below_least_price'] as const

export const recorded = z.discriminatedUnion('recorded', [
  z.strictObject({ recorded: z.literal(true) }),
  z.strictObject({ recorded: z.literal(false), why: z.enum(whyNot) }),
])

const address = z.string().max(2_000)
const eventId = z
  .string()
  .regex(/^[\w-]{8,64}$/, says({ en: 'Use 8 to 64 letters, digits, - and _.', es: 'Usa de 8 a 64 letras, dígitos, - y _.' }))
const clickId = z.string().regex(/^[\w.-]{1,500}$/, says({ en: 'This is no click id.', es: 'Este no es un identificador de clic.' }))
const event = z.enum(['page_view', 'lead', 'sign_up', 'search'])

const arrival = z.strictObject({
  user_id: uid.meta({ description: 'The visitor’s uid; signed in, the person’s pk.' }),
  source_url: address.meta({ description: 'The page that was opened first. Only its path and campaign names are kept.' }),
  client_user_agent: z.string().max(1_000).meta({ description: 'Not kept.' }),
  requireCreate: z.boolean().exactOptional().meta({ description: 'Whether to note an arrival without a campaign too.' }),
})
const arrivalAnswer = z.strictObject({ recorded: z.boolean(), is_karat: z.boolean() })
const seen = { event_id: eventId, event, uid, page_url: address, consent: z.boolean() }

const tracking = { who: 'anyone', idempotent: 'by-nature', sends: 'json', status: 200 } as const

/** What is counted, and what is shared with advertising networks: with consent, and nothing that names a person. */
export const trackingContracts = contracts({
  keepPersonCampaign: contract({
    ...tracking,
    method: 'POST',
    path: '/api/utm/utm-campaign',
    who: 'person',
    about: 'Keeps which campaign first and last brought the person.',
    body: arrival.extend({
      uid: uid.exactOptional().meta({ description: 'The uid from before signing in: its first campaign is taken over.' }),
    }),
    answer: arrivalAnswer,
    errors: ['not_found'],
  }),
  keepVisitorCampaign: contract({
    ...tracking,
    method: 'POST',
    path: '/api/utm',
    about: 'Keeps which campaign first and last brought the visitor.',
    body: arrival,
    answer: arrivalAnswer,
    errors: ['origin_refused', 'too_many_requests'],
  }),
  tellMeta: contract({
    ...tracking,
    method: 'POST',
    path: '/api/fb',
    about: 'Tells Meta of an event, with consent and once.',
    headers: noSignals,
    body: z.strictObject({ ...seen, fbc: clickId.exactOptional(), fbp: clickId.exactOptional() }),
    answer: recorded,
    errors: ['origin_refused', 'too_many_requests'],
  }),
  tellTikTok: contract({
    ...tracking,
    method: 'POST',
    path: '/api/tiktok',
    about: 'Tells TikTok of an event, with consent and once.',
    headers: noSignals,
    body: z.strictObject({ ...seen, ttclid: clickId.exactOptional(), ttp: clickId.exactOptional() }),
    answer: recorded,
    errors: ['origin_refused', 'too_many_requests'],
  }),
  tellImpact: contract({
    ...tracking,
    method: 'POST',
    path: '/api/impact',
    about: 'Tells the affiliate network of a person’s last sale, with consent and once, from $15 up and at our price.',
    headers: noSignals,
    body: z.strictObject({ uid, click_id: clickId, consent: z.boolean() }),
    answer: recorded,
    errors: ['origin_refused', 'too_many_requests'],
  }),
  showProof: contract({
    ...tracking,
    method: 'POST',
    path: '/api/proof',
    about: 'Says how many people did something here lately: counted, not made up, and nothing where they are few.',
    body: z.strictObject({}).optional(),
    answer: z.strictObject({
      days: z.int(),
      results: z.array(z.strictObject({ what: z.enum(countedLately), count: z.int() })).readonly(),
    }),
    errors: ['origin_refused', 'too_many_requests'],
  }),
})
