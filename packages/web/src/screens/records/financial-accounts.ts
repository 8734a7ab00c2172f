import { fixedRecordKeepers } from '@app/schemas/rules/employers'
import { type Answer, done } from '../../client/answer.ts'
import { links } from '../data/links.ts'
import { forgetFailed } from '../linking/link-account.ts'
import { linkByNumbers } from '../linking/link-by-numbers.ts'
import type { LinkKind } from '../linking/link-kind.ts'
import { manualAccounts } from './manual-accounts.ts'
import type { RecordKind, Work } from './record.ts'

/** Accounts at banks and plans. Signing in has linked them already when the window closed; the other ways are done here. */
export const financialAccounts: RecordKind = {
  save: async ({ bank_link_way, locate_choice, ...answers }, work) => {
    if (bank_link_way === 'by-hand') return linkByNumbers(answers, work.all['account_number_again'], work.key)
    if (bank_link_way === 'not-now') return leaveUnlinked('bank')
    if (locate_choice !== 'by-hand' && locate_choice !== 'unknown') return done(undefined)
    const left = await leaveUnlinked('investments')
    return left.ok && locate_choice === 'unknown' ? placeUnknown(work) : left
  },
}

async function leaveUnlinked(kind: LinkKind): Promise<Answer<unknown>> {
  const known = await links.readAnew()
  return known.ok ? forgetFailed(known.data.filter((one) => one.kind === kind && one.state === 'failed')) : known
}

/** An account of which nobody knows yet where it is. */
function placeUnknown(work: Work): Promise<Answer<unknown>> {
  return manualAccounts.save({ institution_name: fixedRecordKeepers[0] }, work)
}
