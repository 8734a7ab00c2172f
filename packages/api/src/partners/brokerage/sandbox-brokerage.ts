import type { CoreContext } from '../../core/core-context.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import type { Deliver } from '../webhooks/webhooks.ts'
import type { Brokerage } from './brokerage.ts'
import { newsJobs, stepJobs } from './sandbox-changes.ts'
import { readMessage } from './sandbox-messages.ts'
import { sandboxOpening } from './sandbox-opening.ts'
import { sandboxTransfers } from './sandbox-transfers.ts'

/**
 * A brokerage that behaves. An account is reviewed on the next bank day and active on the second.
 *
 * The last four digits of the Social Security number choose how opening goes: 0001 asks for a photo ID, 0002 for a statement with the
 * address, 0003 for both, 0004 takes a day longer, 0005 opens it but the first answer is lost, 0006 is down for the first two tries,
 * 0007 asks for a statement and cannot read the first, 0008 opens it and its letter comes back from the address, 0009 is rejected. With
 * “Blurred” in the street it asks for both papers and cannot read the first photo, whatever the digits.
 *
 * Deposits arrive after 1 to 3 bank days, by their dollars; withdrawals after one. The cents of an amount choose what else happens:
 * .01 a deposit comes back (R01) after four days, .02 it is refused, .03 it is taken but the first answer is lost, .04 the partner is
 * down for the first two tries, .05 each message comes twice, .06 a deposit comes back (R10) after ten days, .07 it comes back without
 * having arrived, .08 a withdrawal comes back (R03) after three days.
 *
 * Beneficiaries are taken at once. One whose last name is Refused is refused; with one named Busy it is down for the first two tries.
 *
 * A contribution that is changed to the other kind of IRA is there after one bank day; its cents do what they do to a withdrawal, and .08 says no to it
 * on that day.
 *
 * Checks of old plans arrive after 4 bank days, wires after one. The name of the sender chooses what else happens: with “Lost” in it the
 * check never arrives, with “Short” $100 are missing, with “Bounce” it comes back two days after it arrived.
 */
export function sandboxBrokerage(context: CoreContext, deliver: Deliver): { readonly brokerage: Brokerage; readonly jobs: JobHandlers } {
  const brokerage: Brokerage = {
    name: 'sandbox',
    ...sandboxOpening(context),
    ...sandboxTransfers(context),
    verify: (headers, raw) => readMessage(context.keys, headers, raw),
  }
  return { brokerage, jobs: { ...stepJobs(context), ...newsJobs(context, deliver) } }
}
