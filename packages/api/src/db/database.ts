import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import { limitedPool } from './limited-pool.ts'
import { recordSql } from './record-sql.ts'
import type { AdEventsTable } from './tables/ad-events.ts'
import type { AttemptsTable } from './tables/attempts.ts'
import type { AuditEventsTable } from './tables/audit-events.ts'
import type { BrokerageAccountsTable } from './tables/brokerage-accounts.ts'
import type { BrokerageScheduleDaysTable, BrokerageSchedulesTable } from './tables/brokerage-schedules.ts'
import type { BrokerageTransfersTable } from './tables/brokerage-transfers.ts'
import type { CampaignTouchesTable } from './tables/campaign-touches.ts'
import type { ChatMessagesTable, ChatVisitorsTable } from './tables/chat.ts'
import type { ConsentsTable } from './tables/consents.ts'
import type { ContactMessagesTable } from './tables/contact-messages.ts'
import type { DemoPeopleTable } from './tables/demo-people.ts'
import type {
  CompaniesTable,
  DirectoryImportsTable,
  FilingKeepersTable,
  FilingMoneyTable,
  FilingsTable,
  PlansTable,
  RecordKeepersTable,
} from './tables/directory.ts'
import type { DocumentPartsTable, DocumentRequestsTable, DocumentsTable, TermsAcceptancesTable } from './tables/documents.ts'
import type { EmployersTable } from './tables/employers.ts'
import type { ExperimentAssignmentsTable } from './tables/experiment-assignments.ts'
import type { ExperimentExposuresTable } from './tables/experiment-exposures.ts'
import type { FinancialAccountsTable } from './tables/financial-accounts.ts'
import type { FoundAccountsTable, RolloversTable, SearchesTable, SearchHintsTable, SearchSourcesTable } from './tables/found-accounts.ts'
import type { FunnelEventsTable } from './tables/funnel-events.ts'
import type { IdempotencyKeysTable } from './tables/idempotency-keys.ts'
import type { JourneysTable } from './tables/journeys.ts'
import type { KnownProvidersTable } from './tables/known-providers.ts'
import type { LedgerAccountsTable, LedgerEntriesTable, LedgerLinesTable } from './tables/ledger.ts'
import type { LettersTable } from './tables/letters.ts'
import type { LetterDisclosuresTable, LetterSigningsTable, LetterTextsTable } from './tables/letters-of-authorization.ts'
import type { LinkedInstitutionsTable } from './tables/linked-institutions.ts'
import type { LoanPaymentsTable, LoanRepaymentsTable, LoansTable } from './tables/loans.ts'
import type { MailedTokensTable } from './tables/mailed-tokens.ts'
import type { FeeChoicesTable, MembershipsTable, PaymentConsentsTable, PaymentCustomersTable } from './tables/memberships.ts'
import type { OfferClicksTable } from './tables/offer-clicks.ts'
import type { OfferVisitsTable } from './tables/offer-visits.ts'
import type { AltLoansTable, RefinanceLoansTable } from './tables/other-loans.ts'
import type {
  IraAccountsTable,
  PartnerSearchesTable,
  PhoneConfirmationsTable,
  RolloverWishesTable,
  SafeHarborAnswersTable,
} from './tables/own-accounts.ts'
import type { PartnerEventsTable } from './tables/partner-events.ts'
import type { PaymentsTable } from './tables/payments.ts'
import type { PeopleTable } from './tables/people.ts'
import type { PersonalInformationTable } from './tables/personal-information.ts'
import type { HoldingsTable, PortfolioActivitiesTable, PortfolioTradesTable } from './tables/portfolio-trades.ts'
import type { PortfolioPlansTable, PortfoliosTable, SavingsProgramsTable } from './tables/portfolios.ts'
import type { ProgressMarksTable } from './tables/progress-marks.ts'
import type { PropertyImportsTable, PropertyOwnersTable, PropertyRecordsTable } from './tables/property-records.ts'
import type { QuestionnairesTable } from './tables/questionnaires.ts'
import type { QuizAnswersTable } from './tables/quiz-answers.ts'
import type { CallConsentsTable, RolloverNotesTable } from './tables/rollover-notes.ts'
import type { SandboxObjectsTable } from './tables/sandbox-objects.ts'
import type { ScheduledCallsTable } from './tables/scheduled-calls.ts'
import type { RefreshTokensTable, SessionsTable } from './tables/sessions.ts'
import type { SignaturesTable, SigningHandOversTable } from './tables/signatures.ts'
import type { DemoClockTable, TimedJobsTable } from './tables/timed-jobs.ts'
import type { UnclaimedMatchesTable, UnclaimedSearchesTable } from './tables/unclaimed.ts'
import type { UsedChallengesTable } from './tables/used-challenges.ts'
import type { WaitlistTable } from './tables/waitlist.ts'

export type Tables = {
  readonly alt_loans: AltLoansTable
  readonly attempts: AttemptsTable
  readonly audit_events: AuditEventsTable
  readonly brokerage_accounts: BrokerageAccountsTable
  readonly brokerage_schedule_days: BrokerageScheduleDaysTable
  readonly brokerage_schedules: BrokerageSchedulesTable
  readonly brokerage_transfers: BrokerageTransfersTable
  readonly call_consents: CallConsentsTable
  readonly consents: ConsentsTable
  readonly companies: CompaniesTable
  readonly directory_imports: DirectoryImportsTable
  readonly employers: EmployersTable
  readonly filing_keepers: FilingKeepersTable
  readonly filing_money: FilingMoneyTable
  readonly filings: FilingsTable
  readonly demo_clock: DemoClockTable
  readonly demo_people: DemoPeopleTable
  readonly document_parts: DocumentPartsTable
  readonly document_requests: DocumentRequestsTable
  readonly documents: DocumentsTable
  readonly financial_accounts: FinancialAccountsTable
  readonly found_accounts: FoundAccountsTable
  readonly idempotency_keys: IdempotencyKeysTable
  readonly ira_accounts: IraAccountsTable
  readonly linked_institutions: LinkedInstitutionsTable
  readonly partner_searches: PartnerSearchesTable
  readonly phone_confirmations: PhoneConfirmationsTable
  readonly safe_harbor_answers: SafeHarborAnswersTable
  readonly rollover_wishes: RolloverWishesTable
  readonly scheduled_calls: ScheduledCallsTable
  readonly journeys: JourneysTable
  readonly known_providers: KnownProvidersTable
  readonly ledger_accounts: LedgerAccountsTable
  readonly ledger_entries: LedgerEntriesTable
  readonly ledger_lines: LedgerLinesTable
  readonly letter_disclosures: LetterDisclosuresTable
  readonly letter_signings: LetterSigningsTable
  readonly letter_texts: LetterTextsTable
  readonly letters: LettersTable
  readonly loan_payments: LoanPaymentsTable
  readonly loan_repayments: LoanRepaymentsTable
  readonly loans: LoansTable
  readonly mailed_tokens: MailedTokensTable
  readonly partner_events: PartnerEventsTable
  readonly people: PeopleTable
  readonly personal_information: PersonalInformationTable
  readonly plans: PlansTable
  readonly holdings: HoldingsTable
  readonly portfolio_activities: PortfolioActivitiesTable
  readonly portfolio_plans: PortfolioPlansTable
  readonly portfolio_trades: PortfolioTradesTable
  readonly portfolios: PortfoliosTable
  readonly savings_programs: SavingsProgramsTable
  readonly property_imports: PropertyImportsTable
  readonly property_owners: PropertyOwnersTable
  readonly property_records: PropertyRecordsTable
  readonly progress_marks: ProgressMarksTable
  readonly questionnaires: QuestionnairesTable
  readonly record_keepers: RecordKeepersTable
  readonly refinance_loans: RefinanceLoansTable
  readonly refresh_tokens: RefreshTokensTable
  readonly sandbox_objects: SandboxObjectsTable
  readonly rollover_notes: RolloverNotesTable
  readonly rollovers: RolloversTable
  readonly search_hints: SearchHintsTable
  readonly search_sources: SearchSourcesTable
  readonly searches: SearchesTable
  readonly sessions: SessionsTable
  readonly signatures: SignaturesTable
  readonly signing_hand_overs: SigningHandOversTable
  readonly timed_jobs: TimedJobsTable
  readonly terms_acceptances: TermsAcceptancesTable
  readonly unclaimed_matches: UnclaimedMatchesTable
  readonly unclaimed_searches: UnclaimedSearchesTable
  readonly used_challenges: UsedChallengesTable
  readonly ad_events: AdEventsTable
  readonly campaign_touches: CampaignTouchesTable
  readonly contact_messages: ContactMessagesTable
  readonly experiment_assignments: ExperimentAssignmentsTable
  readonly experiment_exposures: ExperimentExposuresTable
  readonly funnel_events: FunnelEventsTable
  readonly offer_clicks: OfferClicksTable
  readonly offer_visits: OfferVisitsTable
  readonly quiz_answers: QuizAnswersTable
  readonly chat_messages: ChatMessagesTable
  readonly chat_visitors: ChatVisitorsTable
  readonly fee_choices: FeeChoicesTable
  readonly memberships: MembershipsTable
  readonly payment_consents: PaymentConsentsTable
  readonly payment_customers: PaymentCustomersTable
  readonly payments: PaymentsTable
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
