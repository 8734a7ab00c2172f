import { toSentAccountNumber, toSentRoutingNumber } from '@app/schemas/rules/account-numbers'
import { type Answer, done, failed } from '../../client/answer.ts'
import { ask } from '../../client/ask.ts'
import type { Typed } from '../../client/drafts.ts'
import { linkedAccounts, readLinksAnew } from '../data/links.ts'
import { isSandbox } from './link-account.ts'

const root = '/api/v1/financial_accounts/plaid'
const noWindow = 'Numbers cannot be entered on this page. Nothing was sent. Sign in to your bank, or call us.'
const routingWords = {
  required: 'Enter the routing number of your bank.',
  format: 'This is not a routing number that banks use. Check all nine digits.',
  length: 'Enter all nine digits.',
} as const
const accountWords = {
  required: 'Enter your account number.',
  format: 'Enter digits only. Spaces and dashes are fine.',
  length: 'Enter 4 to 17 digits.',
} as const
const differ = 'The two account numbers differ. Check both.'

/** Links a bank account by its numbers: a small deposit then shows whose it is. The same numbers again are the same link. */
export async function linkByNumbers(answers: Typed, again: unknown, key: string): Promise<Answer<unknown>> {
  const routing = toSentRoutingNumber(String(answers['routing_number'] ?? ''))
  const account = toSentAccountNumber(String(answers['account_number'] ?? ''))
  if (!routing.ok) return wrong('routing_number', routingWords[routing.problem])
  if (!account.ok) return wrong('account_number', accountWords[account.problem])
  if (!/^\d{4,17}$/.test(account.value))
    return wrong('account_number', /^\d+$/.test(account.value) ? accountWords.length : accountWords.format)
  const repeated = toSentAccountNumber(String(again ?? ''))
  if (!repeated.ok || repeated.value !== account.value) return wrong('account_number_again', differ)
  const known = await linkedAccounts.readAnew()
  if (known.ok && known.data.some((one) => one.verification === 'pending' && one.last_four === account.value.slice(-4)))
    return done(undefined)
  const opened = await ask(`POST ${root}/create_micro_deposit_link_token/`, {})
  if (!opened.ok) return opened
  if (!isSandbox(opened.data.data.link_token)) return failed({ code: 'partner_unavailable', detail: noWindow })
  const chosen = new URLSearchParams({
    routing: routing.value,
    account: account.value,
    subtype: String(answers['account_subtype']),
    nonce: key,
  })
  const linked = await ask(`POST ${root}/exchange_public_token/`, { body: { public_token: `public-sandbox-hand?${chosen}` } })
  await readLinksAnew()
  return linked
}

function wrong(field: string, words: string): Answer<never> {
  return failed({ code: 'validation_failed', detail: words, fields: { [field]: [words] } })
}
