import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { type BrokerageDocument, brokerageDocuments } from '../../partners/brokerage/brokerage.ts'
import { accountOf } from '../auth/account-of.ts'
import { openContents } from '../documents/contents.ts'
import { type DocumentAsked, decideDocuments, documentRequestsOf, requestDocuments } from '../documents/requests.ts'
import { type DocumentRow, findDocuments, findParts } from '../documents/store.ts'
import { hasAcceptedTerms } from '../documents/terms.ts'
import { findAcceptances } from '../documents/terms-store.ts'
import { fileOf } from '../documents/to-document.ts'
import { bankAccountOf } from '../financial-accounts/balances.ts'
import type { Questions } from '../questionnaire/answers.ts'
import type { BrokerageNeeds } from './brokerage-context.ts'

const docTypes: Readonly<Record<BrokerageDocument, Pick<DocumentAsked, 'kind' | 'docType' | 'reason'>>> = {
  'photo-id': { kind: 'photo-id', docType: 'photo-id', reason: 'The brokerage has to see who you are before the account can open.' },
  'address-statement': {
    kind: 'document',
    docType: 'address-statement',
    reason: 'The brokerage could not confirm your address. A statement or bill of the last three months will do.',
  },
  'tax-card': {
    kind: 'document',
    docType: 'social-security-card',
    reason: 'The brokerage could not confirm your Social Security number.',
  },
  selfie: { kind: 'document', docType: 'selfie', reason: 'The brokerage compares it with the photo on your ID.' },
}

const mostChecked = 1_000
const mediaTypes = { pdf: 'application/pdf', jpeg: 'image/jpeg' } as const
const askedByName = (accountId: string, document: BrokerageDocument) => `brokerage ${accountId} ${document}`

/** What the other domains of the service do for this one. */
export function brokerageNeeds(context: Context, questions: () => Questions): BrokerageNeeds {
  return {
    questions,
    accountOpened: (trx, personId) => context.hooks.accountOpened(context, trx, personId),
    bankAccountOf: bankAccounts(context),
    agreementsOf,
    requestDocuments: async (trx, { personId, accountId, documents }) => {
      const asked = documents.map((document) => ({ ...docTypes[document], askedBy: askedByName(accountId, document) }))
      await requestDocuments(context, trx, personId, asked)
    },
    sentFiles: sentFilesOf(context),
    recordAccepted: async (requestId) => {
      await context.db.transaction().execute((trx) => decideDocuments(context, trx, requestId, { status: 'ACCEPTED' }))
    },
  }
}

function bankAccounts({ keys }: Context): BrokerageNeeds['bankAccountOf'] {
  return async (db, personId, id) => {
    const bank = await bankAccountOf(db, keys, personId, id)
    const account = bank && (await accountOf({ db, keys }, personId))
    if (!bank || !account) return undefined
    const { accountNumber, routingNumber } = bank
    return {
      id: bank.id,
      name: bank.institutionName ?? 'Bank',
      lastFour: bank.lastFour ?? accountNumber?.slice(-4) ?? '****',
      isUsable: accountNumber !== null && routingNumber !== null,
      funding: {
        kind: 'numbers',
        owner: `${account.firstName} ${account.lastName}`,
        accountNumber: accountNumber ?? '',
        routingNumber: routingNumber ?? '',
        accountKind: 'CHECKING',
      },
    }
  }
}

async function agreementsOf(db: Queries, personId: string) {
  if (!(await hasAcceptedTerms(db, personId))) return undefined
  const accepted = await findAcceptances(db, personId)
  const [latest] = accepted.toSorted((one, other) => other.accepted_at.getTime() - one.accepted_at.getTime())
  return latest && { version: latest.version, at: latest.accepted_at }
}

function sentFilesOf(context: Context): BrokerageNeeds['sentFiles'] {
  return async (personId, accountId) => {
    const { db } = context
    const requests = (await documentRequestsOf(db, personId)).flatMap(({ id, status, askedBy }) => {
      const document = brokerageDocuments.find((one) => askedBy === askedByName(accountId, one))
      return status === 'RECEIVED' && document ? [{ id, document }] : []
    })
    if (requests.length === 0) return []
    const { rows } = await findDocuments(db, personId, mostChecked)
    return Promise.all(
      requests.map(async ({ id, document }) => {
        const sent = rows.filter((row) => row.request_id === id && row.status === 'RECEIVED')
        return { requestId: id, document, files: await Promise.all(sent.map((row) => openFile(context, row))) }
      }),
    )
  }
}

async function openFile({ db, keys }: Context, row: DocumentRow) {
  const file = fileOf(keys, row)
  if (!file) throw new Error(`The document ${row.id} was received and has no file.`)
  return { mediaType: mediaTypes[file.media], bytes: openContents(keys, row.id, await findParts(db, row.id), file.size) }
}
