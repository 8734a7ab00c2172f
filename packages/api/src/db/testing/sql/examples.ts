import { findByPrefix } from '../../../directory/search-store.ts'
import { sealedPeople } from '../../../domains/auth/sealed.ts'
import { moneyDaysOf } from '../../../domains/brokerage/account-days.ts'
import { loanDaysOf } from '../../../domains/brokerage/loan-days.ts'
import { foundAccountFacts } from '../../../domains/found-accounts/facts.ts'
import { domains, hooks } from '../../../domains/index.ts'
import { openJourneys } from '../../../domains/journeys/store.ts'
import { markOnce } from '../../../domains/loans/repayments/repayment-store.ts'
import { personalInformationFacts } from '../../../domains/personal-information/facts.ts'
import { forgetRows } from '../../../domains/personal-tables.ts'
import { fundDaysOf } from '../../../domains/portfolios/trading/holding-days.ts'
import { postEntry, putEntry } from '../../../ledger/ledger.ts'
import { clearOldKeys } from '../../../once/clear-old-keys.ts'
import { saveAnswer } from '../../../once/once.ts'
import { addObject, putObject } from '../../../partners/sandbox/store.ts'
import type { KeyRing } from '../../../security/key-ring.ts'
import { keysProblem } from '../../../security/rotation/keys-problem.ts'
import type { Database } from '../../database.ts'

type Around = { readonly db: Database; readonly keys: KeyRing; readonly now: () => Date }

const page = { offset: 0, limit: 10 }
const lines = [
  { account: 'x', cents: 1 },
  { account: 'y', cents: -1 },
]
const entry = (at: Date) => ({ at, id: 'x', kind: 'x' })
const object = { partner: 'x', id: 'x', kind: 'x', body: {} }

/** Calls with real arguments, where a stand-in does not reach the statement. */
export const examples: readonly ((around: Around) => Promise<unknown>)[] = [
  ({ db }) => findByPrefix(db, 'a', '-assets', page),
  ({ db }) => findByPrefix(db, 'ab', '-assets', page),
  ({ db }) => findByPrefix(db, 'abc', '-assets', page),
  ({ db, now }) => clearOldKeys(db, now),
  ({ db, keys }) => keysProblem(db, keys, { table: sealedPeople }),
  ({ db, keys }) => saveAnswer(db, keys, { scope: 'x', key: 'unnamed.x', requestHash: 'x' }, 'x'),
  ({ db, now }) => postEntry(db, { ...entry(now()), lines }),
  ({ db, now }) => putEntry(db, entry(now()), lines),
  ({ db, now }) => markOnce(db, 'x', 1, 'collected_at', now()),
  ({ db, keys, now }) =>
    forgetRows(
      { keys, now },
      db,
      domains.flatMap(({ personal }) => personal ?? []),
      'x',
    ),
  ({ db, keys, now }) => putObject({ db, keys }, object, now()),
  ({ db, keys, now }) => addObject({ db, keys }, object, now()),
  ({ db }) => moneyDaysOf(db, 'x'),
  ({ db }) => moneyDaysOf(db, 'x', 'x'),
  ({ db }) => loanDaysOf(db, 'x'),
  ({ db }) => loanDaysOf(db, 'x', 'x'),
  ({ db }) => fundDaysOf(db, 'x'),
  ({ db }) => fundDaysOf(db, 'x', 'x'),
  ({ db }) => openJourneys({ of: () => [], read: () => ({}) })(db, 'x', ['x']),
  ({ db, now }) => db.selectNoFrom(personalInformationFacts(now).query(db, 'x').as('found')).execute(),
  ({ db }) => db.selectNoFrom(foundAccountFacts(hooks).query(db, 'x').as('found')).execute(),
]
