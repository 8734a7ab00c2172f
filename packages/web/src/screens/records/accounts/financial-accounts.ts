import type { Facts } from '@app/engine'
import { fixedRecordKeepers } from '@app/schemas/rules/accounts/employers'
import { maskedNumber } from '@app/schemas/rules/money/account-numbers'
import { type Answer, done } from '../../../client/service/answer.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { type Link, linkedAccounts, links } from '../../data/accounts/links.ts'
import { forgetFailed } from '../../linking/link-account.ts'
import { linkByNumbers, wrongNumbers } from '../../linking/link-by-numbers.ts'
import type { LinkKind } from '../../linking/link-kind.ts'
import type { RecordKind, Work } from '../record.ts'
import { manualAccounts } from './manual-accounts.ts'

/** Accounts at banks and plans. Signing in has linked them already when the window closed; the other ways are done here. */
export const financialAccounts: RecordKind = {
  load: async (facts) => done(linkedWays(facts)),
  given: async (facts) => {
    const [bank, plan] = [ways[String(facts['bank.link'])], places[String(facts['plan.link'])]]
    const chosen = { ...(bank && { bank_link_way: bank }), ...(plan && { locate_choice: plan }) }
    if (bank !== 'by-hand') return done(chosen)
    const accounts = await linkedAccounts.load()
    if (!accounts.ok) return accounts
    // The newest is the last: numbers that were mended count over the ones before.
    const byNumbers = accounts.data.findLast(({ verification }) => verification !== 'not_needed')
    return done({ ...chosen, account_number: maskedNumber(byNumbers?.last_four ?? ''), account_subtype: byNumbers?.account_subtype })
  },
  wrong: async ({ bank_link_way, ...answers }, { all }) =>
    bank_link_way === 'by-hand' ? wrongNumbers(answers, all['account_number_again']) : {},
  save: async ({ bank_link_way, locate_choice, ...answers }, work) => {
    if (bank_link_way === 'by-hand') return linkByNumbers(answers, work.all['account_number_again'], work.key)
    if (bank_link_way === 'not-now') return leaveUnlinked('bank')
    if (locate_choice !== 'by-hand' && locate_choice !== 'unknown') return done(undefined)
    const left = await leaveUnlinked('investments')
    return left.ok && locate_choice === 'unknown' ? placeUnknown(work) : left
  },
}

/** How the bank was linked, and where the plan is, as the pages offer it, by what the service says of it. Who passed the page of the bank and has no link chose none. */
const ways: Readonly<Record<string, string>> = { linked: 'online', 'by-hand': 'by-hand', none: 'not-now' }
const places: Readonly<Record<string, string>> = { linked: 'link', 'by-hand': 'by-hand', unknown: 'unknown' }

/** Linked accounts are ticked. The other ways are not: each would ask for its answers once more. */
function linkedWays(facts: Facts): Typed {
  return {
    ...(facts['bank.link'] === 'linked' && { bank_link_way: ways['linked'] }),
    ...(facts['plan.link'] === 'linked' && { locate_choice: places['linked'] }),
  }
}

async function leaveUnlinked(kind: LinkKind): Promise<Answer<unknown>> {
  const [known, accounts] = await Promise.all([links.readAnew(), linkedAccounts.readAnew()])
  if (!known.ok) return known
  if (!accounts.ok) return accounts
  const read = new Set(accounts.data.map(({ linked_institution: link }) => link))
  // What wants a new sign-in before anything was read is a try that failed as well. What has worked is kept: it can be mended.
  const isFailed = ({ pk, state }: Link) => state === 'failed' || (state === 'login_required' && !read.has(pk))
  return forgetFailed(known.data.filter((one) => one.kind === kind && isFailed(one)))
}

/** An account of which nobody knows yet where it is. */
function placeUnknown(work: Work): Promise<Answer<unknown>> {
  return manualAccounts.save({ institution_name: fixedRecordKeepers[0] }, work)
}
