import type { AnswerOf } from '@app/schemas/api/contract'
import type { beneficiaryContracts } from '@app/schemas/api/people/beneficiaries'
import { isMarriedFiling, type SpouseRule, spouseRuleFor } from '@app/schemas/rules/people/spouse-consent'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { type AccountRow, findAccounts } from '../brokerage/account-store.ts'
import { stateOf } from '../personal-information/identity-of.ts'
import { answersOf } from '../questionnaire/record.ts'
import { namedInAnswers, peopleOf, standingOf } from './lists.ts'
import { sealedBeneficiaryLists } from './sealed.ts'
import { findLists, type ListRow } from './store.ts'

type Answer = AnswerOf<typeof beneficiaryContracts.readBeneficiaries>

/** Who gets the accounts: what counts, and what is on its way. */
export async function readBeneficiaries(context: Context, db: Queries, personId: string): Promise<Answer> {
  const { keys } = context
  const [rows, accounts, spouse] = await Promise.all([
    findLists(db, personId),
    openAccountsOf(db, personId),
    spouseSay(context, db, personId),
  ])
  const { changing, current } = standingOf(rows)
  return {
    current: current ? toCurrent(keys, current, accounts) : await ofApplication(context, db, { personId, accounts }),
    changing: changing
      ? {
          ...toList(keys, changing),
          asked_at: changing.asked_at.toISOString(),
          sends_at: changing.sends_at.toISOString(),
          is_sent: isSent(changing, context.now()),
          waits_for: changing.waits_for,
        }
      : null,
    refused: refusedOf(keys, rows),
    has_account: accounts.length > 0,
    is_married: spouse.isMarried,
    spouse_rule: spouse.rule,
  }
}

/** From then on it may be at the custodian. */
export function isSent({ state, sends_at }: ListRow, now: Date): boolean {
  return state !== 'TO_SEND' || now >= sends_at
}

/** Those that are open, and those that may still become so. */
export async function openAccountsOf(db: Queries, personId: string): Promise<readonly AccountRow[]> {
  return (await findAccounts(db, personId)).filter(({ state }) => state !== 'REJECTED' && state !== 'CLOSED')
}

/** Whether a spouse has a say in it, and why. */
export async function spouseSay(
  { keys, flows }: Context,
  db: Queries,
  personId: string,
): Promise<{ readonly rule: SpouseRule | null; readonly isMarried: boolean }> {
  const [accounts, state, answers] = await Promise.all([
    openAccountsOf(db, personId),
    stateOf(db, personId),
    answersOf({ db, keys }, flows.current().questions, personId),
  ])
  const types = accounts.map(({ account_type }) => account_type)
  return { rule: spouseRuleFor(types, state), isMarried: isMarriedFiling(answers['tax_filing_status']) }
}

function toCurrent(keys: KeyRing, row: ListRow, accounts: readonly AccountRow[]) {
  return { ...toList(keys, row), since: (row.state === 'IN_FORCE' ? row.settled_at : firstOpened(accounts))?.toISOString() ?? null }
}

/** Before an application was sent, its answers are the list. */
async function ofApplication(context: Context, db: Queries, { personId, accounts }: { personId: string; accounts: readonly AccountRow[] }) {
  const people = await namedInAnswers(context, db, personId)
  return people.length === 0 ? null : { pk: null, people, document: null, since: firstOpened(accounts)?.toISOString() ?? null }
}

function toList(keys: KeyRing, row: ListRow) {
  return { pk: row.id, people: peopleOf(keys, row), document: row.document_id }
}

/** It went along with the application: it counts since the first of them was accepted. */
function firstOpened(accounts: readonly AccountRow[]): Date | undefined {
  return accounts.flatMap(({ active_at }) => active_at ?? []).toSorted((one, other) => one.getTime() - other.getTime())[0]
}

/** Only where nothing was asked for since. */
function refusedOf(keys: KeyRing, rows: readonly ListRow[]): Answer['refused'] {
  const last = rows.find(({ state }) => state !== 'TAKEN_BACK' && state !== 'REPLACED')
  if (last?.state !== 'REFUSED' || last.refused_because === null) return null
  const reason = sealing(keys, sealedBeneficiaryLists).open('refused_because', last.id, last.refused_because)
  return { reason, at: (last.settled_at ?? last.asked_at).toISOString() }
}
