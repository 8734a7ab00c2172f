import { dayOf } from '@app/schemas/rules/days/days'
import type { CoreContext } from '../../core/core-context.ts'
import type { JobHandlers } from '../../jobs/job-handlers.ts'
import { activate, bringBack, mailAfterOpening, returnMail, review, type SandboxAccount, settle } from './sandbox-account.ts'
import { changeAccount } from './sandbox-news.ts'
import { type Changed, stepJob } from './sandbox-store.ts'

type Step = (account: SandboxAccount, at: Date, transfer: string) => Changed

/** What becomes of accounts and transfers by itself, on the day that was planned for it. */
const steps: Readonly<Record<string, Step>> = {
  review,
  activate: (account) => {
    const active = activate(account)
    return { account: active, planned: mailAfterOpening(active) }
  },
  'return-mail': (account, at) => ({ account: returnMail(account, dayOf(at)), planned: [] }),
  settle: (account, at, transfer) => ({ account: settle(account, transfer, at), planned: [] }),
  return: (account, at, transfer) => ({ account: bringBack(account, transfer, at), planned: [] }),
}

export function stepJobs(context: CoreContext): JobHandlers {
  return {
    [stepJob]: {
      work: async ({ account: accountId = '', transfer = '', step: name = '' }, { at }) => {
        const step = steps[name]
        if (!step) return
        const work = (account: SandboxAccount) => step(account, at, transfer)
        await changeAccount(context, { accountId, at, work, transferId: transfer || undefined })
      },
    },
  }
}
