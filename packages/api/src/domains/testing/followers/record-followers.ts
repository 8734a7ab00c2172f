import type { TestApp } from '../../../testing/test-app.ts'
import { type Follow, pair } from './follower.ts'

const consented = (consent: string): Follow =>
  pair(['yes', 'no'], async (service, answer) => {
    const { access: token, pk } = await service.signUp()
    await service.ask({ method: 'POST', url: '/api/v1/consents/answer/', token, payload: { consent, answer } })
    const lines = await service.db
      .selectFrom('audit_events')
      .select('detail')
      .where('subject', '=', `person:${pk}`)
      .where('action', '=', 'consent.answered')
      .execute()
    return lines
  })

/** The list of accounts after something was added by hand. */
async function listed(service: TestApp, rows: readonly object[]): Promise<unknown> {
  const { access: token } = await service.signUp()
  const headers = () => ({ 'idempotency-key': service.context.newId() })
  for (const payload of rows)
    await service.ask({ method: 'POST', url: '/api/v1/financial_accounts/manual_accounts/create/', token, payload, headers: headers() })
  const { results } = (await service.ask({ url: '/api/v1/financial_accounts/manual_accounts/', token })).body
  return results.map(({ company_name, institution_name, current_balance, last_four }: Readonly<Record<string, unknown>>) => ({
    company_name,
    institution_name,
    current_balance,
    last_four,
  }))
}

const account = { institution_name: 'Sample Trust', current_balance: 1_000 }
const added = <T>(name: string, values: readonly [T, T]): Follow =>
  pair(values, (service, value) => listed(service, [{ ...account, [name]: value }]))

export const consentFollowers = {
  'consents.account_link': consented('account_link'),
  'consents.card_on_file': consented('card_on_file'),
  'consents.text_results': consented('text_results'),
  'phone.may_call': { followedBy: 'calls/calls.test.ts', rule: 'is kept, and the last time counts' },
  'phone.may_record': { followedBy: 'calls/calls.test.ts', rule: 'is kept, and the last time counts' },
} as const

export const accountListFollowers = {
  'manual_accounts.list': pair([[], [account]], listed),
  'manual_accounts.company_name': added('company_name', ['Harbor Light', 'Harbor Lane']),
  'manual_accounts.institution_name': added('institution_name', ['Sample Trust', 'Old Video Trust']),
  // The page sends the name of a company that is in no list as that of the institution.
  'manual_accounts.other_provider': added('institution_name', ['My Old Plan Office', 'Another Plan Office']),
  'manual_accounts.current_balance': added('current_balance', [1_000, 2_000]),
  'safe_harbor_accounts.match': pair(['all', 'none'], async (service, match) => {
    const { access: token } = await service.signUp()
    const url = '/api/v1/accounts/safe-harbor/answer/'
    await service.ask({ method: 'POST', url: `${url}update/`, token, payload: { match } })
    return (await service.ask({ url, token })).body.match
  }),
  'safe_harbor_accounts.account_numbers': added('account_number', ['000123456789', '000123450000']),
}
