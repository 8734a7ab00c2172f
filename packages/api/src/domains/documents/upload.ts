import { createHash } from 'node:crypto'
import type { NamedFile } from '@app/schemas/api/contract'
import { photoTypes } from '@app/schemas/api/people/document-fields'
import type { Language, Words } from '@app/schemas/language'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { type Failure, fail, isFailure } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'
import { blindIndex } from '../../security/blind-index.ts'
import { lockPerson } from '../auth/store.ts'
import type { AcceptFile } from './files/accept-file.ts'
import { lockPhotoRequest, lockRequest, type RequestRow, settleRequest } from './request-store.ts'
import { saveDocument } from './save-document.ts'
import { countDocuments, findNamedAfter } from './store.ts'
import { toDocument } from './to-document.ts'

type Uploads = { readonly context: Context; readonly acceptFile: AcceptFile; readonly language: Language }
type SentOf = (trx: Queries, ids: readonly string[]) => Promise<ReadonlySet<string>>
type Sent = {
  readonly category: 'PHOTO_ID' | 'VERIFICATION'
  readonly docType: string
  readonly file: NamedFile
  readonly sentOf?: SentOf
}
/** The request that a file is for, none, or why there is no sending it. */
type Find<Refused> = (trx: Queries) => Promise<RequestRow | Refused | undefined>

const photoAsked: Words<string> = {
  en: 'Send a driver’s license, a state ID or a passport. A card has two sides: send both.',
  es: 'Envía una licencia de conducir, una identificación estatal o un pasaporte. Una tarjeta tiene dos lados: envía los dos.',
}
/** What a paper that goes with a message is called in lists. */
const messagePaper = 'message-paper'
const mostWaiting = 40
const tooMany: Words<string> = {
  en: `${mostWaiting} of your files are waiting for us. Remove one you don’t need, or wait until we’ve looked at them.`,
  es: `Tenemos ${mostWaiting} archivos tuyos por revisar. Quita uno que no necesites o espera a que los revisemos.`,
}

/** Accepts one side of an identity document, for the request that waits for one, if any. */
export async function uploadPhotoId(uploads: Uploads, person: Person, docType: string, file: NamedFile) {
  return upload<never>(uploads, person, { category: 'PHOTO_ID', docType, file }, (trx) => lockPhotoRequest(trx, person.id))
}

/** Accepts a paper for a claim that is filed for the person, without a request for it. */
export async function uploadClaimPaper(uploads: Uploads, person: Person, docType: string, file: NamedFile) {
  return upload<never>(uploads, person, { category: 'VERIFICATION', docType, file }, async () => undefined)
}

/** Accepts a paper that will go with a message to us. `sentOf`: which of these have gone with one. */
export async function uploadMessagePaper(uploads: Uploads, person: Person, file: NamedFile, sentOf: SentOf) {
  return upload<never>(uploads, person, { category: 'VERIFICATION', docType: messagePaper, file, sentOf }, async () => undefined)
}

/** Accepts a paper for a request of the person, until that is decided. */
export async function uploadVerification(uploads: Uploads, person: Person, requestId: string, docType: string, file: NamedFile) {
  const find = (trx: Queries) => openRequest(trx, person.id, requestId)
  // Before the file is opened: that costs more than asking.
  const request = await uploads.context.db.transaction().execute(find)
  if (isFailure(request)) return request
  if (request.kind === 'document') return upload(uploads, person, { category: 'VERIFICATION', docType, file }, find)
  const isPhoto = photoTypes.options.some((type) => type === docType)
  if (!isPhoto) return fail('validation_failed', { fields: { uploaded_doctype: [photoAsked] } })
  return upload(uploads, person, { category: 'PHOTO_ID', docType, file }, find)
}

async function upload<Refused extends Failure = never>(
  { context, acceptFile, language }: Uploads,
  person: Person,
  { category, docType, file, sentOf }: Sent,
  findRequest: Find<Refused>,
) {
  const { db, keys, now } = context
  const isFull = async (on: Queries) => (await countDocuments(on, person.id, 'RECEIVED')) >= mostWaiting
  // Before the file is opened, which costs more than asking; and again where it counts.
  if (await isFull(db)) return fail('over_the_limit', { detail: tooMany })
  const accepted = await acceptFile(file)
  if (isFailure(accepted)) return accepted
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, person.id)
    if (await isFull(trx)) return fail('over_the_limit', { detail: tooMany })
    const request = await findRequest(trx)
    if (isFailure(request)) return request
    const name = blindIndex(keys, { table: 'documents', column: 'found_by' }, [category, docType, request?.id, hashOf(file)].join())
    const row = await saveDocument(context, trx, {
      personId: person.id,
      category,
      docType,
      status: 'RECEIVED',
      day: now().toISOString().slice(0, 10),
      file: accepted,
      foundBy: sentOf ? await nameBesideSent(context, trx, person.id, name, sentOf) : name,
      ...(request && { requestId: request.id }),
    })
    if (request) await settleRequest(trx, request.id, now())
    // Sent again, one that was refused is still that.
    return toDocument(keys, row, { language })
  })
}

/** The same file again is the same paper until that has gone with a message: then it is one of its own, which can be taken back by itself. */
async function nameBesideSent({ newId }: Context, trx: Queries, personId: string, name: string, sentOf: SentOf): Promise<string> {
  const same = await findNamedAfter(trx, personId, name)
  if (same.length === 0) return name
  const sent = await sentOf(
    trx,
    same.map(({ id }) => id),
  )
  return same.find(({ id }) => !sent.has(id))?.found_by ?? `${name} ${newId()}`
}

async function openRequest(trx: Queries, personId: string, id: string) {
  const request = await lockRequest(trx, personId, id)
  if (!request) return fail('not_found')
  return request.status === 'USER_NOTIFIED' || request.status === 'RECEIVED' ? request : fail('not_in_this_state')
}

/** Of the file as it was sent: drawn anew by a newer program it may differ. */
function hashOf({ bytes }: NamedFile): string {
  return createHash('sha256').update(bytes).digest('base64')
}
