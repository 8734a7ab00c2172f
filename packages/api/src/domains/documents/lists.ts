import type { BodyOf } from '@app/schemas/api/contract'
import type { documentContracts } from '@app/schemas/api/people/documents'
import type { Language, Words } from '@app/schemas/language'
import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import type { Person } from '../../http/call/handlers.ts'
import { lockPerson } from '../auth/store.ts'
import { openTask } from '../desk/open-task.ts'
import { findRequests } from './request-store.ts'
import { refusedBefore } from './requests.ts'
import { accountIndexes, saveDocument } from './save-document.ts'
import { countDocuments, findByAccount, findByCategory, findDelivered, findDocuments } from './store.ts'
import { saidIn } from './stored-words.ts'
import { toDocument, toDocuments } from './to-document.ts'

type Search = BodyOf<typeof documentContracts.searchRetirementDocuments>
type Asked = BodyOf<typeof documentContracts.askForDocuments>

const mostAsked = 200
const tooMany: Words<string> = {
  en: `You have asked for ${mostAsked} documents. Remove those that you no longer need.`,
  es: `Pediste ${mostAsked} documentos. Quita los que ya no necesites.`,
}

export async function listDocuments({ db, keys, hooks }: Context, person: Person, limit: number, language: Language) {
  const { rows, count } = await findDocuments(db, person.id, limit)
  return toDocuments(keys, rows, { language, endings: await hooks.accountEndings(db, person.id) }, count)
}

export async function listPhotoIds({ db, keys }: Context, person: Person, language: Language) {
  return toDocuments(keys, await findByCategory(db, person.id, 'PHOTO_ID'), { language })
}

/** What is asked for, a photo ID too. */
export async function listVerificationDocuments({ db }: Context, person: Person, status: string, language: Language) {
  const said = (words: string | null) => (words === null ? null : saidIn(language, words))
  const all = await findRequests(db, person.id)
  const becauseOf = new Map(all.map(({ id, refused_because }) => [id, refused_because]))
  const results = all
    .filter((request) => request.status === status)
    .map(({ id, doc_type, reason, status: state, refused_because, asked_by, requested_at }) => ({
      investigation_document_id: id,
      doc_type,
      reason: saidIn(language, reason),
      status: state,
      // What is asked for again says what was wrong with the last one.
      refused_because: said(refused_because ?? becauseOf.get(refusedBefore(asked_by) ?? '') ?? null),
      requested_at: requested_at.toISOString(),
    }))
  return { results, count: results.length }
}

/** Notes which documents a person wants from a provider. */
export async function askForDocuments(context: Context, person: Person, asked: Asked, language: Language) {
  const { db, keys, now } = context
  const refused = refuseCardNumbers({ body: asked.flatMap(({ vendor, doc_type }) => [vendor, doc_type]) })
  if (refused) return refused
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, person.id)
    if ((await countDocuments(trx, person.id, 'REQUESTED')) + asked.length > mostAsked) return fail('over_the_limit', { detail: tooMany })
    const rows = new Map()
    for (const { vendor, doc_type: docType } of asked) {
      const row = await saveDocument(context, trx, {
        personId: person.id,
        category: 'REQUESTED',
        docType,
        status: 'REQUESTED',
        vendor,
        day: now().toISOString().slice(0, 10),
        foundBy: await nameOfRequest(trx, person.id, ['asked', sameNameKey(vendor), docType.toLowerCase()]),
      })
      if (row.status === 'REQUESTED') await openTask(context, trx, { kind: 'document-request', personId: person.id, about: row.id })
      rows.set(row.id, row)
    }
    return toDocuments(keys, [...rows.values()], { language })
  })
}

/** Asked for twice it is one request; once its paper is here, the next one has a name of its own, after that paper. */
async function nameOfRequest(trx: Queries, personId: string, asked: readonly string[]): Promise<string> {
  const name = JSON.stringify(asked)
  const before = await findDelivered(trx, personId, name.slice(0, -1))
  return before === undefined ? name : JSON.stringify([...asked, before])
}

/** The documents of one account. An account of another person gets the same answer as an unknown one. */
export async function searchDocuments(context: Context, person: Person, search: Search, language: Language) {
  const { db, keys } = context
  const { account_number: accountNumber, doc_category: category, start_date: start = '', end_date: end = '9999-12-31' } = search
  const ofAccount = await findByAccount(db, person.id, accountIndexes(keys, accountNumber))
  if (ofAccount.length === 0 && !(await context.hooks.ownsAccount(context, person.id, accountNumber))) return fail('not_found')
  // A letter that is about the person is among the letters of each account.
  const letters = category === 'LETTER' ? (await findByCategory(db, person.id, category)).filter((row) => row.account_index === null) : []
  const found = [...ofAccount, ...letters]
    .filter((row) => row.category === category && row.day >= start && row.day <= end)
    .toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0))
  const endings = await context.hooks.accountEndings(db, person.id)
  return { documentSearchResults: found.map((row) => toDocument(keys, row, { language, endings })), totalSearchResultCount: found.length }
}
