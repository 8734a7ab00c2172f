import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import { limitedPool } from './limited-pool.ts'
import { recordSql } from './record-sql.ts'
import type { AdEventsTable } from './tables/ad-events.ts'
import type { AttemptsTable } from './tables/attempts.ts'
import type { AuditEventsTable } from './tables/audit-events.ts'
import type { CampaignTouchesTable } from './tables/campaign-touches.ts'
import type { ChatMessagesTable, ChatVisitorsTable } from './tables/chat.ts'
import type { ContactMessagesTable } from './tables/contact-messages.ts'
import type { ExperimentAssignmentsTable } from './tables/experiment-assignments.ts'
import type { IdempotencyKeysTable } from './tables/idempotency-keys.ts'
import type { JourneysTable } from './tables/journeys.ts'
import type { KnownProvidersTable } from './tables/known-providers.ts'
import type { LedgerAccountsTable, LedgerEntriesTable, LedgerLinesTable } from './tables/ledger.ts'
import type { LettersTable } from './tables/letters.ts'
import type { MailedTokensTable } from './tables/mailed-tokens.ts'
import type { OfferClicksTable } from './tables/offer-clicks.ts'
import type { OfferVisitsTable } from './tables/offer-visits.ts'
import type { PartnerEventsTable } from './tables/partner-events.ts'
import type { PeopleTable } from './tables/people.ts'
import type { PersonalInformationTable } from './tables/personal-information.ts'
import type { ProgressMarksTable } from './tables/progress-marks.ts'
import type { QuestionnairesTable } from './tables/questionnaires.ts'
import type { QuizAnswersTable } from './tables/quiz-answers.ts'
import type { RefreshTokensTable, SessionsTable } from './tables/sessions.ts'
import type { DemoClockTable, TimedJobsTable } from './tables/timed-jobs.ts'
import type { UsedChallengesTable } from './tables/used-challenges.ts'
import type { WaitlistTable } from './tables/waitlist.ts'

export type Tables = {
  readonly attempts: AttemptsTable
  readonly audit_events: AuditEventsTable
  readonly demo_clock: DemoClockTable
  readonly idempotency_keys: IdempotencyKeysTable
  readonly journeys: JourneysTable
  readonly known_providers: KnownProvidersTable
  readonly ledger_accounts: LedgerAccountsTable
  readonly ledger_entries: LedgerEntriesTable
  readonly ledger_lines: LedgerLinesTable
  readonly letters: LettersTable
  readonly mailed_tokens: MailedTokensTable
  readonly partner_events: PartnerEventsTable
  readonly people: PeopleTable
  readonly personal_information: PersonalInformationTable
  readonly progress_marks: ProgressMarksTable
  readonly questionnaires: QuestionnairesTable
  readonly refresh_tokens: RefreshTokensTable
  readonly sessions: SessionsTable
  readonly timed_jobs: TimedJobsTable
  readonly used_challenges: UsedChallengesTable
  readonly ad_events: AdEventsTable
  readonly campaign_touches: CampaignTouchesTable
  readonly contact_messages: ContactMessagesTable
  readonly experiment_assignments: ExperimentAssignmentsTable
  readonly offer_clicks: OfferClicksTable
  readonly offer_visits: OfferVisitsTable
  readonly quiz_answers: QuizAnswersTable
  readonly chat_messages: ChatMessagesTable
  readonly chat_visitors: ChatVisitorsTable
  readonly waitlist: WaitlistTable
}

export type Database = Kysely<Tables>

/** The database, or a transaction on it: a query does not care which. */
export type Queries = Database | Transaction<Tables>

type Open = {
  readonly url: string
  readonly maxConnections: number
  /** No statement takes longer. 0: as long as it needs. */
  readonly statementTimeoutMs: number
}

/** Opens a pool of connections. None is made before it is needed, and losing one never ends the process. */
export function openDatabase({ url, maxConnections, statementTimeoutMs }: Open): Database {
  return databaseOn(limitedPool(url, maxConnections, statementTimeoutMs))
}

export function databaseOn(pool: pg.Pool): Database {
  const dialect = new PostgresDialect({ pool })
  // Tests write down what is sent, for review.
  const recordFolder = process.env['SQL_RECORD']
  return new Kysely({ dialect, ...(recordFolder ? recordSql(recordFolder) : {}) })
}

/** Waits for statements that still run. */
export async function closeDatabase(db: Database): Promise<void> {
  await db.destroy()
}
