import type { Kysely } from 'kysely'
import { type Migration, type MigrationInfo, Migrator } from 'kysely/migration'
import { up as idempotencyKeys } from './migrations/0001-idempotency-keys.ts'
import { up as auditEvents } from './migrations/0002-audit-events.ts'
import { up as people } from './migrations/0003-people.ts'
import { up as attempts } from './migrations/0004-attempts.ts'
import { up as letters } from './migrations/0005-letters.ts'
import { up as personalInformation } from './migrations/0006-personal-information.ts'
import { up as questionnaires } from './migrations/0007-questionnaires.ts'
import { up as progress } from './migrations/0008-progress.ts'
import { up as journeys } from './migrations/0009-journeys.ts'
import { up as waitlist } from './migrations/0010-waitlist.ts'
import { up as knownProviders } from './migrations/0011-known-providers.ts'
import { up as offersAndChat } from './migrations/0020-offers-and-chat.ts'
import { up as quizAnswers } from './migrations/0021-quiz-answers.ts'
import { up as contactMessages } from './migrations/0022-contact-messages.ts'
import { up as experiments } from './migrations/0023-experiments.ts'
import { up as tracking } from './migrations/0024-tracking.ts'
import { up as timedJobs } from './migrations/0025-timed-jobs.ts'
import { up as ledger } from './migrations/0026-ledger.ts'
import { up as partnerEvents } from './migrations/0027-partner-events.ts'

/** In order, and never changed once released: a new one is a new line. They import nothing of ours, so history stays as it was. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-idempotency-keys': { up: idempotencyKeys },
  '0002-audit-events': { up: auditEvents },
  '0003-people': { up: people },
  '0004-attempts': { up: attempts },
  '0005-letters': { up: letters },
  '0006-personal-information': { up: personalInformation },
  '0007-questionnaires': { up: questionnaires },
  '0008-progress': { up: progress },
  '0009-journeys': { up: journeys },
  '0010-waitlist': { up: waitlist },
  '0011-known-providers': { up: knownProviders },
  '0020-offers-and-chat': { up: offersAndChat },
  '0021-quiz-answers': { up: quizAnswers },
  '0022-contact-messages': { up: contactMessages },
  '0023-experiments': { up: experiments },
  '0024-tracking': { up: tracking },
  '0025-timed-jobs': { up: timedJobs },
  '0026-ledger': { up: ledger },
  '0027-partner-events': { up: partnerEvents },
}

/**
 * Brings the tables up to date, all in one transaction. Any number of services may begin this at once: one does it, the
 * others wait. A backup is read into the tables of its day: `upTo` is the last one then. Give it a database without a time limit: on a large table a step may take long.
 */
export async function migrate<Tables>(db: Kysely<Tables>, upTo?: string): Promise<readonly string[]> {
  const migrator = migratorOf(db)
  const { error, results = [] } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error) throw error
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

/** Which migrations have been made, and which have not. */
export async function migrationStatus<Tables>(db: Kysely<Tables>): Promise<{ done: readonly string[]; pending: readonly string[] }> {
  const all = await migratorOf(db).getMigrations()
  const names = (list: readonly MigrationInfo[]) => list.map(({ name }) => name)
  return { done: names(all.filter((one) => one.executedAt)), pending: names(all.filter((one) => !one.executedAt)) }
}

function migratorOf<Tables>(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}
