import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type SigningRow = Selectable<Tables['letter_signings']>

/** Saves the words of a letter, once. */
export async function saveLetterText(trx: Queries, hash: string, words: object): Promise<void> {
  await trx
    .insertInto('letter_texts')
    .values({ hash, words: JSON.stringify(words) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

export async function addSigning(trx: Queries, row: Insertable<Tables['letter_signings']>): Promise<void> {
  await trx.insertInto('letter_signings').values(row).execute()
}

/** A letter that was signed, with its words as they were read. */
export async function findSigning(db: Queries, id: string): Promise<(SigningRow & { readonly words: object | null }) | undefined> {
  return db
    .selectFrom('letter_signings')
    .leftJoin('letter_texts', 'letter_texts.hash', 'letter_signings.text_hash')
    .selectAll('letter_signings')
    .select('letter_texts.words')
    .where('letter_signings.id', '=', id)
    .executeTakeFirst()
}

/** Every letter of a person, the latest first, each with the copy that was filed of it. */
export async function findSignings(db: Queries, personId: string): Promise<readonly (SigningRow & { readonly document: string | null })[]> {
  return db
    .selectFrom('letter_signings')
    .leftJoin('documents', (join) =>
      join
        .onRef('documents.person_id', '=', 'letter_signings.person_id')
        .on('documents.found_by', '=', sql<string>`'letter ' || letter_signings.id`),
    )
    .selectAll('letter_signings')
    .select('documents.id as document')
    .where('letter_signings.person_id', '=', personId)
    .orderBy('letter_signings.signed_at', 'desc')
    .execute()
}

/** The latest letter of a person that was signed after that moment and is not withdrawn. It cannot be withdrawn before the transaction ends. */
export async function holdLetter(trx: Queries, personId: string, signedAfter: Date): Promise<SigningRow | undefined> {
  return trx
    .selectFrom('letter_signings')
    .selectAll()
    .where('person_id', '=', personId)
    .where('withdrawn_at', 'is', null)
    .where('signed_at', '>', signedAfter)
    .orderBy('signed_at', 'desc')
    .limit(1)
    .forShare()
    .executeTakeFirst()
}

/** No letter of this person can be shown before the transaction ends. */
export async function lockSignings(trx: Queries, personId: string): Promise<void> {
  await trx
    .selectFrom('letter_signings')
    .select('id')
    .where('person_id', '=', personId)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .execute()
}

/** Withdraws every letter of a person that is not. */
export async function withdrawSignings(trx: Queries, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('letter_signings')
    .set({ withdrawn_at: now })
    .where('person_id', '=', personId)
    .where('withdrawn_at', 'is', null)
    .execute()
}

export async function addDisclosure(trx: Queries, row: Insertable<Tables['letter_disclosures']>): Promise<void> {
  await trx.insertInto('letter_disclosures').values(row).execute()
}

type Disclosure = Selectable<Tables['letter_disclosures']> & { readonly signed_at: Date }

export async function findDisclosures(db: Queries, personId: string): Promise<Disclosure[]> {
  return db
    .selectFrom('letter_disclosures')
    .innerJoin('letter_signings', 'letter_signings.id', 'letter_disclosures.signing_id')
    .selectAll('letter_disclosures')
    .select(sql<Date>`letter_signings.signed_at`.as('signed_at'))
    .where('letter_disclosures.person_id', '=', personId)
    .orderBy('letter_disclosures.shown_at', 'desc')
    .orderBy('letter_disclosures.id')
    .execute()
}
