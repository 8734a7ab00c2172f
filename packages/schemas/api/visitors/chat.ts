import { z } from 'zod'
import { offerCategories } from '../../rules/visitors/offer-categories.ts'
import { contract, contracts } from '../contract.ts'
import { pk } from '../fields.ts'
import { chatSecretHeader } from './offers.ts'
import { uid } from './visitor-fields.ts'

const longestMessage = 2_000
const category = z.enum(offerCategories)

const chatMessage = z.strictObject({
  pk,
  role: z.enum(['visitor', 'assistant']),
  text: z.string().meta({ description: 'Plain text. Show it as text, never as a page.' }),
  is_whole: z.boolean().meta({ description: 'False for an answer that was broken off.' }),
  sent_at: z.iso.datetime(),
})
const messages = z.array(chatMessage).readonly()

/** The chat about earning money. Clients with its secret can read its history; a uid alone shows nothing. */
export const chatContracts = contracts({
  beginChat: contract({
    method: 'POST',
    path: '/api/v1/offers/earn-money/chat-init/',
    who: 'anyone',
    idempotent: 'no',
    cookie: { name: 'chat_secret', field: 'secret', seconds: 90 * 86_400 },
    about: 'Begins a talk, or goes on with the one whose secret comes along.',
    headers: chatSecretHeader,
    body: z.strictObject({ uid, category }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      uid,
      category,
      secret: z.string().meta({ description: 'Send it back as x-chat-secret where no cookie is kept. It opens the history.' }),
      greeting: z.string(),
      messages,
    }),
    errors: ['too_many_requests'],
  }),
  sendChatMessage: contract({
    method: 'POST',
    path: '/api/v1/offers/earn-money/chat/',
    who: 'anyone',
    idempotent: 'no',
    about: 'Keeps a message and streams the answer to it, a few words at a time.',
    headers: chatSecretHeader,
    body: z.strictObject({ uid, user_message: z.string().trim().min(1).max(longestMessage), category }),
    sends: 'events',
    status: 200,
    answer: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('kept'), message: pk }),
      z.strictObject({ type: z.literal('text'), text: z.string() }),
      z.strictObject({ type: z.literal('done'), message: pk }),
      z.strictObject({ type: z.literal('failed'), code: z.enum(['partner_unavailable']), detail: z.string() }),
    ]),
    errors: ['not_found', 'too_many_requests', 'card_number_refused'],
  }),
  readChat: contract({
    method: 'GET',
    path: '/api/v1/offers/earn-money/chat/{a}/{b}/',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Gives what was said; {a} is the uid, {b} the category, and without the secret nothing is there.',
    params: z.strictObject({ a: z.string().max(100), b: z.string().max(60) }),
    headers: chatSecretHeader,
    sends: 'json',
    status: 200,
    answer: z.strictObject({ uid, category, messages }),
    errors: ['not_found'],
  }),
})
