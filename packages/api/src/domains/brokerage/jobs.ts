import type { Context } from '../../context/context.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { brokerageNews } from '../../partners/brokerage/brokerage.ts'
import type { PartnerEvent } from '../../partners/webhooks/webhooks.ts'
import { findAccountOfPartner } from './account-store.ts'
import { checkAccountJob, followJob, followOverJob, openJob, releaseJob, scheduleJob, sendJob, sendOverJob } from './job-names.ts'
import { askForAccount, checkAccount, watchAccount } from './opening/follow-account.ts'
import { checkRecharacterization, watchRecharacterization } from './recharacterizations/follow-recharacterization.ts'
import { findRecharacterizationOfPartner } from './recharacterizations/recharacterization-store.ts'
import { sendRecharacterization } from './recharacterizations/send-recharacterization.ts'
import { runSchedule } from './schedules/run-schedule.ts'
import { checkTransfer, releaseDeposit, sendTransfer, watchTransfer } from './transfers/at-partner.ts'
import { findTransferOfPartner } from './transfers/transfer-store.ts'

export function brokerageJobs(context: Context): JobHandlers {
  return {
    [openJob]: { work: ({ id = '' }) => askForAccount(context, id) },
    [checkAccountJob]: { work: ({ id = '' }) => watchAccount(context, id) },
    [sendJob]: { work: ({ id = '' }) => sendTransfer(context, id) },
    [followJob]: { work: ({ id = '' }) => watchTransfer(context, id) },
    [releaseJob]: { work: ({ id = '' }) => releaseDeposit(context, id) },
    [sendOverJob]: { work: ({ id = '' }) => sendRecharacterization(context, id) },
    [followOverJob]: { work: ({ id = '' }) => watchRecharacterization(context, id) },
    [scheduleJob]: { work: ({ id = '', number = '' }) => runSchedule(context, id, Number(number)) },
  }
}

/** The partner reports a change. The event is not trusted: the current state is requested. */
export async function onBrokerageEvent(context: Context, { body }: PartnerEvent): Promise<void> {
  const { account, transfer } = brokerageNews.parse(body)
  const row = await findAccountOfPartner(context.db, account)
  if (!row) return
  if (transfer === undefined) return checkAccount(context, row.id)
  const moved = await findTransferOfPartner(context.db, row.id, transfer)
  if (moved) return checkTransfer(context, moved.id)
  const over = await findRecharacterizationOfPartner(context.db, row.id, transfer)
  if (over) await checkRecharacterization(context, over.id)
}
