import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { type BrokerageDocument, brokerageDocuments } from '../../partners/brokerage/brokerage.ts'
import { reopenTask } from '../desk/open-task.ts'
import { openContents } from '../documents/contents.ts'
import { deleteUnsent } from '../documents/request-store.ts'
import { acceptDocuments, type DocumentAsked, documentRequestsOf, refuseDocuments, requestDocuments } from '../documents/requests.ts'
import { type DocumentRow, findDocuments, findParts } from '../documents/store.ts'
import { askedBecause } from '../documents/stored-words.ts'
import { fileOf } from '../documents/to-document.ts'
import type { AccountRow } from './account-store.ts'
import { accountNamesIn } from './words/account-words.ts'
import { reasonWords } from './words/reason-words.ts'

const docTypes: Readonly<Record<BrokerageDocument, Pick<DocumentAsked, 'kind' | 'docType' | 'reason'>>> = {
  'photo-id': { kind: 'photo-id', docType: 'photo-id', reason: askedBecause.photoId.en },
  'address-statement': {
    kind: 'document',
    docType: 'address-statement',
    reason: askedBecause.address.en,
  },
  'tax-card': {
    kind: 'document',
    docType: 'social-security-card',
    reason: askedBecause.taxNumber.en,
  },
  selfie: { kind: 'document', docType: 'selfie', reason: askedBecause.selfie.en },
}

const mostChecked = 1_000
const mediaTypes = { pdf: 'application/pdf', jpeg: 'image/jpeg' } as const
const askedByStart = (accountId: string) => `brokerage ${accountId} `
const askedByName = (accountId: string, document: BrokerageDocument) => `${askedByStart(accountId)}${document}`

/** Asks a person for documents, in the transaction of the caller, and gives those that they were written about. Asked again for the same, it does nothing. */
export async function askForDocuments(
  context: Context,
  trx: Queries,
  { id, person_id, account_type }: AccountRow,
  documents: readonly BrokerageDocument[],
): Promise<readonly BrokerageDocument[]> {
  const asked = documents.map((document) => ({ ...docTypes[document], askedBy: askedByName(id, document) }))
  const waits = { en: accountNamesIn.en[account_type], es: accountNamesIn.es[account_type] }
  const written = await requestDocuments(context, trx, person_id, asked, waits)
  return documents.filter((document) => written.includes(askedByName(id, document)))
}

/** Nobody looks at papers any more once an application is decided: what was asked for it and not sent is asked no longer. */
export async function askForNoMore(trx: Queries, { id, person_id }: AccountRow): Promise<void> {
  await deleteUnsent(trx, person_id, askedByStart(id))
}

/**
 * Sends the partner what the person has sent for it. A request counts as answered once the partner has its files; after a crash in
 * between they are sent once more, which the partner bears. What the partner refuses is asked for again.
 */
export async function sendDocuments(context: Context, account: AccountRow): Promise<void> {
  const { db, partners } = context
  if (account.state !== 'ACTION_REQUIRED' || !account.partner_id) return
  for (const { requestId, document, files } of await sentFiles(context, account)) {
    const replies = []
    for (const file of files) replies.push(await partners.brokerage.sendFile(account.partner_id, { document, ...file }))
    const refused = replies.find((reply) => !reply.ok && reply.why === 'refused')
    if (replies.length === 0 || !(refused || replies.every(({ ok }) => ok))) continue
    await db
      .transaction()
      .execute((trx) =>
        refused && !refused.ok && refused.why === 'refused'
          ? refusePaper(context, trx, account, requestId, reasonWords(refused.reason) ?? '')
          : acceptDocuments(context, trx, requestId),
      )
  }
}

/** Papers for an account that the partner could not use, and why. */
export async function refusedPapers(db: Queries, { id, person_id }: AccountRow) {
  return (await documentRequestsOf(db, person_id)).flatMap(({ docType, status, refusedBecause, askedBy }) =>
    status === 'REFUSED' && refusedBecause !== null && brokerageDocuments.some((one) => askedBy === askedByName(id, one))
      ? [{ docType, refusedBecause }]
      : [],
  )
}

/** Why the last paper of each kind that an account waits for was of no use; none for what is asked for the first time. */
export async function whyRefused(db: Queries, { id, person_id }: AccountRow): Promise<ReadonlyMap<BrokerageDocument, string>> {
  const requests = await documentRequestsOf(db, person_id)
  return new Map(
    brokerageDocuments.flatMap((document) => {
      const because = requests.findLast(
        ({ status, askedBy }) => status === 'REFUSED' && askedBy === askedByName(id, document),
      )?.refusedBecause
      return because ? [[document, because] as const] : []
    }),
  )
}

/** The person is asked for it again, and a colleague checks why it doesn't fit. */
async function refusePaper(
  context: Context,
  trx: Queries,
  { id, person_id }: AccountRow,
  requestId: string,
  because: string,
): Promise<boolean> {
  const isRefused = await refuseDocuments(context, trx, requestId, because)
  if (isRefused) await reopenTask(context, trx, { kind: 'address-check', personId: person_id, about: id })
  return isRefused
}

/** What a person has sent for an account, by what it was asked for. A card has two sides. */
async function sentFiles(context: Context, { id: accountId, person_id }: AccountRow) {
  const { db } = context
  const requests = (await documentRequestsOf(db, person_id)).flatMap(({ id, status, askedBy }) => {
    const document = brokerageDocuments.find((one) => askedBy === askedByName(accountId, one))
    return status === 'RECEIVED' && document ? [{ id, document }] : []
  })
  if (requests.length === 0) return []
  const { rows } = await findDocuments(db, person_id, mostChecked)
  return Promise.all(
    requests.map(async ({ id, document }) => {
      const sent = rows.filter((row) => row.request_id === id && row.status === 'RECEIVED')
      return { requestId: id, document, files: await Promise.all(sent.map((row) => openFile(context, row))) }
    }),
  )
}

async function openFile({ db, keys }: Context, row: DocumentRow) {
  const file = fileOf(keys, row)
  if (!file) throw new Error(`The document ${row.id} was received and has no file.`)
  return { mediaType: mediaTypes[file.media], bytes: openContents(keys, row.id, await findParts(db, row.id), file.size) }
}
