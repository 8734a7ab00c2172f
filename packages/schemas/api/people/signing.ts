import { z } from 'zod'
import { contract, contracts, type NamedFile } from '../contract.ts'
import { pk } from '../fields.ts'
import { says } from '../says.ts'

const mostPapers = 60
const mostStrokes = 120
const mostNumbers = 4_000
const drawingSide = 1_000
const longestName = 200
const phoneRoot = '/api/v1/signing/phone'
const keySeconds = 30 * 60

const paperKinds = ['account', 'transfer', 'loan'] as const
export type PaperKind = (typeof paperKinds)[number]

const moment = z.iso.datetime()
const hash = z.string().regex(/^[0-9a-f]{64}$/, says({ en: 'This is no hash of a paper.', es: 'Este no es el hash de un documento.' }))

/** What a paper is called: its kind, and what it is about. */
const paperName = z
  .string()
  .regex(/^(account|transfer|loan)-[\w-]{4,40}$/, says({ en: 'This is no name of a paper.', es: 'Este no es el nombre de un documento.' }))

const paper = z.strictObject({
  paper: paperName,
  kind: z.enum(paperKinds),
  title: z.string(),
  facts: z.array(z.strictObject({ name: z.string(), value: z.string() })).readonly(),
  sections: z.array(z.strictObject({ title: z.string(), text: z.string() })).readonly(),
  version: z.string(),
  spouse_signs: z.boolean().meta({ description: 'Whether the spouse has to agree on this paper, under their own name.' }),
  hash: hash.meta({ description: 'SHA-256 of every word of it. Send it back when it is signed.' }),
})

const signedPaper = z.strictObject({
  pk,
  kind: z.enum(paperKinds),
  title: z.string(),
  signed_name: z.string(),
  has_drawing: z.boolean(),
  on: z.enum(['screen', 'phone']),
  signed_at: moment,
  hash,
  document: pk.nullable().meta({ description: 'The signed copy among the documents of the person.' }),
})

const signing = z.strictObject({
  signer: z.strictObject({ first_name: z.string(), last_name: z.string() }),
  waiting: z.array(paper).readonly(),
  signed: z.array(signedPaper).readonly(),
  text_to: z
    .string()
    .nullable()
    .meta({ description: 'The number that the link for a telephone can be texted to, with most of it hidden.' }),
  phone: z
    .strictObject({ state: z.enum(['offered', 'opened']), until: moment })
    .nullable()
    .meta({ description: 'Whether a telephone may sign for the person now, and until when.' }),
})

/** Whole numbers, so that a drawing is never a file: x, y, x, y … of each line, from 0 to 1000. */
const stroke = z.array(z.int().min(0).max(drawingSide)).min(2).max(mostNumbers).readonly()

const signature = z.strictObject({
  papers: z
    .array(z.strictObject({ paper: paperName, hash }))
    .min(1)
    .max(mostPapers)
    .meta({ description: 'Everything that waits, as it was read.' }),
  agreed: z.literal(
    true,
    says({
      en: 'Say true if you have read each paper. If you haven’t, don’t sign.',
      es: 'Di que sí si leíste cada documento. Si no los leíste, no firmes.',
    }),
  ),
  signed_name: z.string().max(longestName).meta({ description: 'The person’s full name, as they typed it to sign.' }),
  spouse_name: z
    .string()
    .max(longestName)
    .exactOptional()
    .meta({ description: 'The full name of the spouse, as they typed it, where a paper needs that.' }),
  drawing: z
    .array(stroke)
    .max(mostStrokes)
    .refine(
      (strokes) => strokes.flat().length <= mostNumbers,
      says({
        en: 'This drawing is too long. Draw it again, with fewer lines.',
        es: 'Este dibujo es demasiado largo. Dibújalo otra vez, con menos líneas.',
      }),
    )
    .exactOptional()
    .meta({ description: 'The signature as it was drawn, in addition to the name.' }),
})

const signErrors = [
  'precondition_failed',
  'not_in_this_state',
  'personal_information_required',
  'card_number_refused',
  'terms_required',
  'payment_declined',
  'partner_refused',
  'partner_unavailable',
  'price_changed',
  'over_the_limit',
  'not_eligible',
  'not_found',
  'already_done',
  'idempotency_mismatch',
  'idempotency_in_progress',
] as const

const byPhone = {
  who: 'anyone',
  headers: z.strictObject({ 'x-signing-key': z.string().max(100).exactOptional() }),
} as const

/** Papers that wait for a signature: each is read, and one signature then goes on all of them, here or on a telephone. */
export const signingContracts = contracts({
  readSigning: contract({
    method: 'GET',
    path: '/api/v1/signing/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Gives every paper that waits for a signature of the person, word for word, and those that are signed.',
    sends: 'json',
    status: 200,
    answer: signing,
    errors: [],
  }),
  readPaper: contract({
    method: 'GET',
    path: '/api/v1/signing/papers/{paper}/file/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Gives a paper that waits as a PDF, to be read and kept before it is signed.',
    params: z.strictObject({ paper: paperName }),
    sends: 'file',
    status: 200,
    answer: z.custom<NamedFile>(),
    errors: ['not_found'],
  }),
  signPapers: contract({
    method: 'POST',
    path: '/api/v1/signing/sign/',
    who: 'person',
    idempotent: 'by-key',
    about: 'Signs everything that waits, or nothing: a paper that has changed since it was read has to be read again.',
    body: signature,
    sends: 'json',
    status: 200,
    answer: signing,
    errors: signErrors,
  }),
  handOverSigning: contract({
    method: 'POST',
    path: `${phoneRoot}/`,
    who: 'person',
    idempotent: 'no',
    about: 'Makes a link with which a telephone may read and sign the papers, once and for a short time. The link before ends.',
    body: z.strictObject({
      send: z.enum(['nowhere', 'email', 'text']).meta({ description: 'Where the link goes besides this answer.' }),
    }),
    sends: 'json',
    status: 201,
    answer: z.strictObject({
      address: z.url(),
      expires_at: moment,
      sent_to: z.string().nullable().meta({ description: 'Where it was sent, with most of it hidden.' }),
    }),
    errors: ['not_in_this_state', 'too_many_requests', 'partner_refused', 'partner_unavailable'],
  }),
  enterByPhone: contract({
    method: 'POST',
    path: `${phoneRoot}/enter/`,
    who: 'anyone',
    idempotent: 'no',
    cookie: { name: 'signing_key', field: 'key', seconds: keySeconds },
    about: 'Uses up the link of a telephone. What it gives opens the papers and nothing else.',
    body: z.strictObject({ token: z.string().min(1).max(100) }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      key: z.string().meta({ description: 'Send it back as x-signing-key where no cookie is kept.' }),
      expires_at: moment,
    }),
    errors: ['link_used_up', 'too_many_requests'],
  }),
  readSigningByPhone: contract({
    ...byPhone,
    method: 'GET',
    path: `${phoneRoot}/papers/`,
    idempotent: 'by-nature',
    about: 'Gives the papers to the telephone that was handed them.',
    sends: 'json',
    status: 200,
    answer: signing,
    errors: ['link_used_up', 'token_not_valid'],
  }),
  readPaperByPhone: contract({
    ...byPhone,
    method: 'GET',
    path: `${phoneRoot}/papers/{paper}/file/`,
    idempotent: 'by-nature',
    about: 'Gives one of them as a PDF.',
    params: z.strictObject({ paper: paperName }),
    sends: 'file',
    status: 200,
    answer: z.custom<NamedFile>(),
    errors: ['link_used_up', 'not_found'],
  }),
  signByPhone: contract({
    ...byPhone,
    method: 'POST',
    path: `${phoneRoot}/sign/`,
    idempotent: 'by-key',
    about: 'Signs everything that waits, on the telephone. It may not sign again.',
    body: signature,
    sends: 'json',
    status: 200,
    answer: signing,
    errors: [...signErrors, 'link_used_up', 'token_not_valid'],
  }),
})
