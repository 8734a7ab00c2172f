import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { lockPerson } from '../auth/store.ts'
import { answersOf } from '../questionnaire/record.ts'
import { type Beneficiary, storedPeople } from './beneficiary.ts'
import { beneficiaryOfAnswers } from './from-answers.ts'
import { sealedBeneficiaryLists } from './sealed.ts'
import { addList, findLists, type ListRow } from './store.ts'

const changing: ReadonlySet<ListRow['state']> = new Set(['TO_SEND', 'WITH_DESK'])
const counting: ReadonlySet<ListRow['state']> = new Set(['KEPT', 'IN_FORCE'])

/** Of the lists of a person, the newest first: the one on its way, and the one that counts. */
export function standingOf(rows: readonly ListRow[]) {
  return { changing: rows.find(({ state }) => changing.has(state)), current: rows.find(({ state }) => counting.has(state)) }
}

/** Whether a list counts already for a person. */
export async function hasListThatCounts(db: Queries, personId: string): Promise<boolean> {
  return standingOf(await findLists(db, personId)).current !== undefined
}

export function peopleOf(keys: KeyRing, { id, people }: ListRow): readonly Beneficiary[] {
  return storedPeople.parse(JSON.parse(sealing(keys, sealedBeneficiaryLists).open('people', id, people)))
}

export function sealPeople(keys: KeyRing, id: string, people: readonly Beneficiary[]): string {
  return sealing(keys, sealedBeneficiaryLists).seal('people', id, JSON.stringify(people))
}

type Reads = Pick<Context, 'keys' | 'flows'>

/** Whom a person wants to have their accounts now: the newest list, or else the one person whom their application named. */
export async function wantedBeneficiaries({ keys, flows }: Reads, db: Queries, personId: string): Promise<readonly Beneficiary[]> {
  const standing = standingOf(await findLists(db, personId))
  const row = standing.changing ?? standing.current
  return row ? peopleOf(keys, row) : namedInAnswers({ keys, flows }, db, personId)
}

export async function namedInAnswers({ keys, flows }: Reads, db: Queries, personId: string): Promise<readonly Beneficiary[]> {
  return beneficiaryOfAnswers(await answersOf({ db, keys }, flows.current().questions, personId))
}

/**
 * Whom an application for an account names. Its answers become the person’s first list, so that what they answer later in another
 * application doesn’t change what the custodian was given.
 */
export async function beneficiariesToApplyWith(context: Context, personId: string): Promise<readonly Beneficiary[]> {
  const { db, keys, newId, now } = context
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, personId)
    const people = await wantedBeneficiaries(context, trx, personId)
    const { changing: asked, current } = standingOf(await findLists(trx, personId))
    if (asked || current || people.length === 0) return people
    const id = newId()
    const at = now()
    await addList(trx, { id, person_id: personId, state: 'KEPT', people: sealPeople(keys, id, people), asked_at: at, sends_at: at })
    return people
  })
}
