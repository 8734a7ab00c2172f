import { language, type Words } from '../../../client/language.ts'
import { type Answer, done, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { claimMatches, unclaimed } from '../../data/search/unclaimed.ts'
import { chosenFile } from '../../fields/file/chosen-file.ts'
import { whileSending } from '../../fields/file/uploads.ts'
import type { RecordKind } from '../record.ts'
import { payForFiling } from './pay-for-filing.ts'

const noneMine: Words<string> = {
  en: 'No match is marked as yours. Go back and mark one, or choose to file it yourself.',
  es: 'Ninguna coincidencia está marcada como tuya. Vuelve atrás y marca una, o elige presentarlo por tu cuenta.',
}
const photoTypes = ['drivers-license', 'state-id', 'passport'] as const

/**
 * Who files the claims. With our help: the papers are sent first, then the help is paid for, once, and then every match that is marked as
 * theirs counts as on its way. People who file themselves say so match by match, when they have sent a claim.
 */
export const unclaimedProperties: RecordKind = {
  load: async () => {
    const consents = await ask('GET /api/v1/consents/')
    if (!consents.ok) return consents
    const said = consents.data.results.find(({ consent }) => consent === 'claim_help')?.answer
    return done(said === undefined ? {} : { file_with_help: said === 'yes' ? 'help' : 'self' })
  },
  save: async ({ file_with_help: who, filing_confirmed: isConfirmed, ...given }, { key, words }) => {
    const allowed = await saveHelp(who, words)
    if (!allowed.ok) return allowed
    if (who !== 'help' || isConfirmed !== true) return done(undefined)
    const listed = await unclaimed.load()
    if (!listed.ok) return listed
    const { results } = listed.data
    const mine = results.filter(({ state }) => state === 'confirmed')
    const isFiled = results.some(({ how, state }) => how === 'with-help' && state !== 'found')
    if (mine.length === 0)
      return isFiled
        ? done(undefined)
        : failed({ code: 'not_in_this_state', detail: noneMine[language()], fields: { file_with_help: [noneMine[language()]] } })
    const sent = await sendPapers(given)
    if (!sent.ok) return sent
    const paid = await payForFiling(given['filing_card'], key)
    return paid.ok ? claimMatches(mine, { claimed: false, how: 'with-help' }) : paid
  },
}

type Given = Readonly<Record<string, unknown>>

/**
 * Whether we may file in their name is saved with its moment, and shown again on every device. After a “no” the service takes back what
 * nobody has filed yet.
 */
async function saveHelp(who: unknown, words: string | undefined): Promise<Answer<unknown>> {
  if (who !== 'help' && who !== 'self') return done(undefined)
  const answer = who === 'help' ? 'yes' : 'no'
  const saved = await ask('POST /api/v1/consents/answer/', {
    body: { consent: 'claim_help', answer, ...(words !== undefined && { words }) },
  })
  if (answer === 'no') unclaimed.forget()
  return saved
}

async function sendPapers({ photo_id_type: type, photo_id: photo, address_proof: proof }: Given): Promise<Answer<unknown>> {
  const sent = await sendPhoto(type, photo)
  return sent.ok ? sendProof(proof) : sent
}

async function sendProof(proof: unknown): Promise<Answer<unknown>> {
  const file = chosenFile(proof)
  if (!file) return done(undefined)
  const body = { uploaded_doctype: 'address-statement' } as const
  const answer = await whileSending(file, body.uploaded_doctype, () => ask('POST /api/v1/documents/claim_papers/upload/', { body, file }))
  return answer.ok
    ? answer
    : failed({ ...answer.failure, fields: { address_proof: answer.failure.fields?.['file'] ?? [answer.failure.detail] } })
}

async function sendPhoto(type: unknown, photo: unknown): Promise<Answer<unknown>> {
  const file = chosenFile(photo)
  const docType = photoTypes.find((one) => one === type)
  if (!file || !docType) return done(undefined)
  const answer = await whileSending(file, docType, () =>
    ask('POST /api/v1/documents/photo_id/upload/', { body: { uploaded_doctype: docType }, file }),
  )
  return answer.ok
    ? answer
    : failed({ ...answer.failure, fields: { photo_id: answer.failure.fields?.['file'] ?? [answer.failure.detail] } })
}
