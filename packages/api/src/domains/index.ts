import type { FastifyInstance } from 'fastify'
import type { Context, Hooks } from '../context/context.ts'
import type { FactSource, FlowWords } from '../facts/fact-source.ts'
import { composeFacts, type FactColumns } from '../facts/facts-of.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import { sealedIdempotencyKeys } from '../once/sealed.ts'
import { sealedEmails } from '../partners/mail/sealed.ts'
import { sealedSandboxObjects } from '../partners/sandbox/sealed.ts'
import { sealedPartnerEvents } from '../partners/webhooks/sealed.ts'
import { webhookJobs } from '../partners/webhooks/webhooks.ts'
import { openRow } from '../security/open-row.ts'
import type { SealedTable } from '../security/sealing.ts'
import { accounts } from './accounts/domain.ts'
import { analytics } from './analytics/domain.ts'
import { auth } from './auth/domain.ts'
import { beneficiaries } from './beneficiaries/domain.ts'
import { brokerage } from './brokerage/domain.ts'
import { callsDomain } from './calls/domain.ts'
import { chat } from './chat/domain.ts'
import { closing } from './closing/domain.ts'
import { companies } from './companies/domain.ts'
import { consents } from './consents/domain.ts'
import { demo } from './demo/domain.ts'
import { desk } from './desk/domain.ts'
import { documents } from './documents/domain.ts'
import type { Around, Domain } from './domain.ts'
import { employers } from './employers/domain.ts'
import { exports as dataExports } from './exports/domain.ts'
import { financialAccounts } from './financial-accounts/domain.ts'
import { flowsDomain } from './flows/domain.ts'
import { foundAccounts } from './found-accounts/domain.ts'
import { funnels } from './funnels/domain.ts'
import { helpRequests } from './help-requests/domain.ts'
import { journeys } from './journeys/domain.ts'
import { knownProviders } from './known-providers/domain.ts'
import { linking } from './linking/domain.ts'
import { loans } from './loans/domain.ts'
import { mailer } from './mailer/domain.ts'
import { memberships } from './memberships/domain.ts'
import { notifications } from './notifications/domain.ts'
import { offers } from './offers/domain.ts'
import { operations } from './operations/domain.ts'
import { outbox } from './outbox/domain.ts'
import { personalInformation } from './personal-information/domain.ts'
import { leavingOf } from './personal-tables.ts'
import { portfolios } from './portfolios/domain.ts'
import { progress } from './progress/domain.ts'
import { questionnaire } from './questionnaire/domain.ts'
import { quizzes } from './quizzes/domain.ts'
import { recordKeepers } from './record-keepers/domain.ts'
import { recovery } from './recovery/domain.ts'
import { rollovers } from './rollovers/domain.ts'
import { service } from './service/domain.ts'
import { settings } from './settings/domain.ts'
import { signing } from './signing/domain.ts'
import { statements } from './statements/domain.ts'
import { texts } from './texts/domain.ts'
import { tracking } from './tracking/domain.ts'
import { unclaimed } from './unclaimed/domain.ts'
import { waitlist } from './waitlist/domain.ts'
import { webhooks } from './webhooks/domain.ts'

/** Everything that the service does. A domain that is not listed is not there. */
export const domains: readonly Domain[] = [
  service,
  operations,
  flowsDomain,
  outbox,
  notifications,
  webhooks,
  demo,
  auth,
  recovery,
  desk,
  settings,
  closing,
  dataExports,
  personalInformation,
  brokerage,
  beneficiaries,
  accounts,
  callsDomain,
  documents,
  employers,
  foundAccounts,
  rollovers,
  questionnaire,
  progress,
  memberships,
  analytics,
  loans,
  journeys,
  knownProviders,
  consents,
  texts,
  signing,
  portfolios,
  statements,
  linking,
  financialAccounts,
  companies,
  recordKeepers,
  unclaimed,
  waitlist,
  offers,
  chat,
  quizzes,
  helpRequests,
  mailer,
  funnels,
  tracking,
]

/** Who answers what a domain asks of those above it. One that nobody brings does not compile. */
export const hooks: Hooks = {
  ...accounts.hooks,
  ...analytics.hooks,
  ...beneficiaries.hooks,
  ...brokerage.hooks,
  ...callsDomain.hooks,
  ...desk.hooks,
  ...documents.hooks,
  ...foundAccounts.hooks,
  ...loans.hooks,
  ...memberships.hooks,
  ...personalInformation.hooks,
  ...portfolios.hooks,
  ...recovery.hooks,
  ...rollovers.hooks,
  ...signing.hooks,
  ...statements.hooks,
  ...unclaimed.hooks,
  openRow: (keys, name, row) =>
    openRow(
      keys,
      allSealedTables.find((table) => table.name === name),
      row,
    ),
  leaving: leavingOf(domains.flatMap(({ personal }) => personal ?? [])),
  tasks: {
    ...accounts.tasks,
    ...beneficiaries.tasks,
    ...brokerage.tasks,
    ...callsDomain.tasks,
    ...documents.tasks,
    ...helpRequests.tasks,
    ...loans.tasks,
    ...mailer.tasks,
    ...memberships.tasks,
    ...questionnaire.tasks,
    ...recovery.tasks,
    ...rollovers.tasks,
    ...statements.tasks,
    ...unclaimed.tasks,
    ...waitlist.tasks,
  },
}

/** Every table with sealed columns, for the change of keys: those of the domains, and those of what the domains are built on. */
export const allSealedTables: readonly SealedTable[] = [
  sealedIdempotencyKeys,
  sealedEmails,
  sealedPartnerEvents,
  sealedSandboxObjects,
  ...domains.flatMap(({ sealed = [] }) => sealed),
]

/** Puts the calls of every domain at their addresses. */
export function registerDomains(app: FastifyInstance, context: Context, around: Around): void {
  for (const { calls = [] } of domains) for (const { register } of calls) register(app, context, around)
}

/** What is done later, and what is done when partners send messages. */
export function jobHandlersOf(context: Context): JobHandlers {
  const works = Object.assign({}, ...domains.map(({ webhooks: heard }) => heard?.(context)))
  return Object.assign({}, context.partners.jobs, webhookJobs(context, works), ...domains.map(({ jobs }) => jobs?.(context)))
}

/** What removes from each domain what is too old to be of use. */
export const clearOuts: readonly NonNullable<Domain['clearOut']>[] = domains.flatMap(({ clearOut }) => clearOut ?? [])

/** What each domain knows of people, by the name of its column. Each gives all of its facts also for people it knows nothing of. */
export function factSources(words: () => FlowWords, now: () => Date): Readonly<Record<string, FactSource>> {
  const all = domains.flatMap(({ facts = {} }) => Object.entries(facts))
  return Object.fromEntries(all.map(([name, source]) => [name, source(words, now, hooks)]))
}

/** What all domains together know. The questionnaire goes by its questions as they are at that moment. */
export function openFacts(words: () => FlowWords, now: () => Date): FactColumns {
  return composeFacts(factSources(words, now))
}

/** Facts that no domain knows yet, and the one that will. Until then they are as facts.json starts them. */
export const notYetKnown: Readonly<Record<string, string>> = {}
