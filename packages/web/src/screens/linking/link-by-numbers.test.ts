import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { useSession } from '../../client/session/session.ts'
import { ada } from '../../testing/ada.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { linkByNumbers } from './link-by-numbers.ts'

afterEach(forgetPerson)

const root = '/api/v1/financial_accounts'
const typed = { routing_number: '011000015', account_number: '000123456789', account_subtype: 'checking' }

/** A service that gives a link for each token, but not again for one that has ended. Gives the tokens that it made links of. */
function linking() {
  signedInBrowser()
  useSession.setState({ user: ada })
  const [made, ended] = [new Set<string>(), new Set<string>()]
  stubService({
    [`POST ${root}/plaid/create_micro_deposit_link_token/`]: () => ({ body: { data: { link_token: 'link-sandbox-hand-1' } } }),
    [`POST ${root}/plaid/exchange_public_token/`]: ({ body }) => {
      if (ended.has(body.public_token)) return { status: 422, body: { code: 'partner_refused', detail: '' } }
      made.add(body.public_token)
      return { body: { linked_institution: { pk: 'l' }, accounts: [] } }
    },
    [`GET ${root}/plaid/linked_institutions/`]: () => ({ body: { results: [] } }),
    [`GET ${root}/accounts/`]: () => ({
      body: { results: [{ pk: 'a', source: 'linked', verification: 'pending', last_four: '6789', account_subtype: 'checking' }] },
    }),
  })
  const link = async (answers: object, key: string) => (await linkByNumbers({ ...typed, ...answers }, undefined, key)).ok
  return { made, ended, link }
}

it.each([{ account_number: '000132456789' }, { routing_number: '121000358' }, { account_subtype: 'savings' }])(
  'numbers that were mended are another account, also when they end alike: %j',
  async (mended) => {
    const { made, link } = linking()
    expect([await link(mended, 'one'), await link({}, 'two')]).toEqual([true, true])
    expect(made.size).toBe(2)
  },
)

it('the same numbers again are the same link, until it has ended', async () => {
  const { made, ended, link } = linking()
  expect([await link({}, 'one'), await link({}, 'two'), made.size]).toEqual([true, true, 1])
  for (const token of made) ended.add(token)
  expect([await link({}, 'three'), made.size]).toEqual([true, 2])
})
