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
import { up as directory } from './migrations/0012-directory.ts'
import { up as employers } from './migrations/0013-employers.ts'
import { up as documents } from './migrations/0015-documents.ts'
import { up as lettersOfAuthorization } from './migrations/0016-letters-of-authorization.ts'
import { up as loans } from './migrations/0018-loans.ts'
import { up as otherLoans } from './migrations/0019-other-loans.ts'
import { up as offersAndChat } from './migrations/0020-offers-and-chat.ts'
import { up as quizAnswers } from './migrations/0021-quiz-answers.ts'
import { up as contactMessages } from './migrations/0022-contact-messages.ts'
import { up as experiments } from './migrations/0023-experiments.ts'
import { up as tracking } from './migrations/0024-tracking.ts'
import { up as timedJobs } from './migrations/0025-timed-jobs.ts'
import { up as ledger } from './migrations/0026-ledger.ts'
import { up as partnerEvents } from './migrations/0027-partner-events.ts'
import { up as sandboxObjects } from './migrations/0028-sandbox-objects.ts'
import { up as linkedInstitutions } from './migrations/0029-linked-institutions.ts'
import { up as financialAccounts } from './migrations/0030-financial-accounts.ts'
import { up as callsAndIras } from './migrations/0031-calls-and-iras.ts'
import { up as memberships } from './migrations/0032-memberships.ts'
import { up as payments } from './migrations/0033-payments.ts'
import { up as brokerageAccounts } from './migrations/0035-brokerage-accounts.ts'
import { up as brokerageTransfers } from './migrations/0036-brokerage-transfers.ts'
import { up as brokerageSchedules } from './migrations/0037-brokerage-schedules.ts'
import { up as portfolios } from './migrations/0039-portfolios.ts'
import { up as portfolioTrades } from './migrations/0040-portfolio-trades.ts'
import { up as searches } from './migrations/0042-searches.ts'
import { up as foundAccounts } from './migrations/0043-found-accounts.ts'
import { up as propertyRecords } from './migrations/0044-property-records.ts'
import { up as unclaimedMatches } from './migrations/0045-unclaimed-matches.ts'
import { up as demoPeople } from './migrations/0046-demo-people.ts'
import { up as oneListOfProviders } from './migrations/0047-one-list-of-providers.ts'
import { up as toldOfRollovers } from './migrations/0048-told-of-rollovers.ts'
import { up as invitedPeople } from './migrations/0049-invited-people.ts'
import { up as signatures } from './migrations/0050-signatures.ts'
import { up as consents } from './migrations/0051-consents.ts'
import { up as loanFeesAndNotes } from './migrations/0052-loan-fees-and-notes.ts'
import { up as loanReminders } from './migrations/0053-loan-reminders.ts'
import { up as savingsByThemselves } from './migrations/0054-savings-by-themselves.ts'
import { up as waitingAndConfirming } from './migrations/0055-waiting-and-confirming.ts'
import { up as keptAnswers } from './migrations/0056-kept-answers.ts'
import { up as retirementMoney } from './migrations/0057-retirement-money.ts'
import { up as funnels } from './migrations/0058-funnels.ts'
import { up as oneIndexForSandboxes } from './migrations/0059-one-index-for-sandboxes.ts'
import { up as oneIndexForFoundAccounts } from './migrations/0060-one-index-for-found-accounts.ts'
import { up as sentLoanRequests } from './migrations/0061-sent-loan-requests.ts'

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
  '0012-directory': { up: directory },
  '0013-employers': { up: employers },
  '0015-documents': { up: documents },
  '0016-letters-of-authorization': { up: lettersOfAuthorization },
  '0018-loans': { up: loans },
  '0019-other-loans': { up: otherLoans },
  '0020-offers-and-chat': { up: offersAndChat },
  '0021-quiz-answers': { up: quizAnswers },
  '0022-contact-messages': { up: contactMessages },
  '0023-experiments': { up: experiments },
  '0024-tracking': { up: tracking },
  '0025-timed-jobs': { up: timedJobs },
  '0026-ledger': { up: ledger },
  '0027-partner-events': { up: partnerEvents },
  '0028-sandbox-objects': { up: sandboxObjects },
  '0029-linked-institutions': { up: linkedInstitutions },
  '0030-financial-accounts': { up: financialAccounts },
  '0031-calls-and-iras': { up: callsAndIras },
  '0032-memberships': { up: memberships },
  '0033-payments': { up: payments },
  '0035-brokerage-accounts': { up: brokerageAccounts },
  '0036-brokerage-transfers': { up: brokerageTransfers },
  '0037-brokerage-schedules': { up: brokerageSchedules },
  '0039-portfolios': { up: portfolios },
  '0040-portfolio-trades': { up: portfolioTrades },
  '0042-searches': { up: searches },
  '0043-found-accounts': { up: foundAccounts },
  '0044-property-records': { up: propertyRecords },
  '0045-unclaimed-matches': { up: unclaimedMatches },
  '0046-demo-people': { up: demoPeople },
  '0047-one-list-of-providers': { up: oneListOfProviders },
  '0048-told-of-rollovers': { up: toldOfRollovers },
  '0049-invited-people': { up: invitedPeople },
  '0050-signatures': { up: signatures },
  '0051-consents': { up: consents },
  '0052-loan-fees-and-notes': { up: loanFeesAndNotes },
  '0053-loan-reminders': { up: loanReminders },
  '0054-savings-by-themselves': { up: savingsByThemselves },
  '0055-waiting-and-confirming': { up: waitingAndConfirming },
  '0056-kept-answers': { up: keptAnswers },
  '0057-retirement-money': { up: retirementMoney },
  '0058-funnels': { up: funnels },
  '0059-one-index-for-sandboxes': { up: oneIndexForSandboxes },
  '0060-one-index-for-found-accounts': { up: oneIndexForFoundAccounts },
  '0061-sent-loan-requests': { up: sentLoanRequests },
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
