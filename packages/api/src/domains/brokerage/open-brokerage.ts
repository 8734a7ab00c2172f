import type { CoreContext } from '../../core/core-context.ts'
import type { JobHandlers } from '../../jobs/job-handlers.ts'
import { openTurns } from '../../once/in-turn.ts'
import type { Brokerage } from '../../partners/brokerage/brokerage.ts'
import { brokerageNews } from '../../partners/brokerage/sandbox-messages.ts'
import type { PartnerEvent, WebhookSource } from '../../partners/webhooks/webhooks.ts'
import { findAccountOfPartner } from './account-store.ts'
import type { BrokerageContext, BrokerageNeeds } from './brokerage-context.ts'
import { askForAccount, checkAccount, watchAccount } from './follow-account.ts'
import { checkAccountJob, followJob, openJob, releaseJob, scheduleJob, sendJob } from './job-names.ts'
import { runSchedule } from './schedules/run-schedule.ts'
import { checkTransfer, releaseDeposit, watchTransfer } from './transfers/follow-transfer.ts'
import { sendTransfer } from './transfers/send-transfer.ts'
import { findTransferOfPartner } from './transfers/transfer-store.ts'

/** The domain, opened: what its calls and other domains use, its jobs, and its handlers of the partner’s events. */
export function openBrokerage(
  context: CoreContext,
  brokerage: Brokerage,
  needs: BrokerageNeeds,
): { readonly parts: BrokerageContext; readonly jobs: JobHandlers; readonly source: WebhookSource } {
  const parts = { ...needs, context, brokerage, inTurn: openTurns() }
  return { parts, jobs: brokerageJobs(parts), source: { verify: brokerage.verify, work: (event) => hearBrokerage(parts, event) } }
}

export function brokerageJobs(parts: BrokerageContext): JobHandlers {
  return {
    [openJob]: { work: ({ id = '' }) => askForAccount(parts, id) },
    [checkAccountJob]: { work: ({ id = '' }) => watchAccount(parts, id) },
    [sendJob]: { work: ({ id = '' }) => sendTransfer(parts, id) },
    [followJob]: { work: ({ id = '' }) => watchTransfer(parts, id) },
    [releaseJob]: { work: ({ id = '' }) => releaseDeposit(parts, id) },
    [scheduleJob]: { work: ({ id = '', number = '' }) => runSchedule(parts, id, Number(number)) },
  }
}

/** The partner reports a change. The event is not trusted: the current state is requested. */
export async function hearBrokerage(parts: BrokerageContext, { body }: PartnerEvent): Promise<void> {
  const { account, transfer } = brokerageNews.parse(body)
  const { db } = parts.context
  const row = await findAccountOfPartner(db, account)
  if (!row) return
  if (transfer === undefined) return checkAccount(parts, row.id)
  const moved = await findTransferOfPartner(db, row.id, transfer)
  if (moved) await checkTransfer(parts, moved.id)
}
