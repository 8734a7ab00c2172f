import type { FinancialAccount } from '@app/schemas/api/accounts/financial-fields'
import type { TestApp } from '../../../testing/test-app.ts'
import { linkingFacts } from '../facts.ts'

const root = '/api/v1/financial_accounts'
const password = 'correct horse battery staple'
let nonces = 0

type Service = Pick<TestApp, 'ask' | 'signUp' | 'plainDb'>

/** A person who links accounts. */
export async function newLinker(service: Service) {
  const { access, email, pk } = await service.signUp()
  const facts = async () => {
    const row = await service.plainDb.selectNoFrom(linkingFacts.query(service.plainDb, pk).as('found')).executeTakeFirst()
    return linkingFacts.facts(row?.found ?? null)
  }
  return { access, email, pk, facts, ...newLinker.as(service, access) }
}

newLinker.again = async (service: Service, email: string) => {
  const { body } = await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password } })
  return { access: String(body.access) }
}

newLinker.as = (service: Service, token: string) => {
  const post = (path: string, payload: object = {}) => service.ask({ method: 'POST', url: `${root}/${path}`, token, payload })
  const get = async (path: string) => (await service.ask({ method: 'GET', url: `${root}/${path}`, token })).body
  const institutions = async () => (await get('plaid/linked_institutions/')).results
  return {
    post,
    get,
    institutions,
    accounts: async (): Promise<FinancialAccount[]> => (await get('accounts/')).results,
    remove: (id: string) => service.ask({ method: 'DELETE', url: `${root}/plaid/linked_institutions/${id}/`, token }),
    link: (kind: 'bank' | 'plan' | 'hand', chosen = '') => {
      nonces++
      const public_token = `public-sandbox-${kind}?${chosen === '' ? `nonce=n${nonces}` : chosen}`
      const call = kind === 'plan' ? 'exchange_public_token_investment' : 'exchange_public_token'
      return post(`plaid/${call}/`, { public_token, ...(kind === 'plan' && { inst_name: 'Old Plan Keeper', inst_id: 'ins_2' }) })
    },
  }
}
