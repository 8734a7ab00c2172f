import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../../testing/test-app.ts'
import { newSaver } from '../../brokerage/testing/saver.ts'

const path = '/api/v1/accounts/beneficiaries/'
const dayMs = 86_400_000
let people = 0

export const ana = {
  first_name: 'Ana',
  last_name: 'Marigold',
  relation: 'sibling',
  birth_date: '1979-11-03',
  rank: 'primary',
  share_percent: 100,
}
export const bea = { ...ana, first_name: 'Bea', relation: 'child', birth_date: null, rank: 'contingent' }

type Told = { readonly state?: string; readonly status?: string; readonly answers?: object }

/** Somebody who names who gets their accounts. */
export async function heirCalls(service: TestApp, { state = 'ME', status, answers = {} }: Told = {}) {
  people++
  const saver = await newSaver(service, `219-36-${1000 + people}`)
  const { token, send } = saver
  await saver.acceptTerms()
  await saver.tellAll()
  const { results } = (await service.ask({ url: '/api/v1/accounts/investment_account_info/', token: token() })).body
  const update = `/api/v1/accounts/investment_account_info/${results[0].pk}/update/`
  const change = await service.ask({
    method: 'PATCH',
    url: update,
    token: token(),
    payload: { ...(status !== undefined && { tax_filing_status: status }), ...answers },
  })
  if (change.status !== 200) throw new Error(`The answers gave ${change.status}: ${change.text}`)
  await service.db.updateTable('personal_information').set({ state }).where('person_id', '=', saver.pk).execute()
  const read = async () => (await service.ask({ url: path, token: token() })).body
  return {
    ...saver,
    read,
    answer: (payload: object) => service.ask({ method: 'PATCH', url: update, token: token(), payload }),
    /** Signs a list, in the place of what was read last. */
    sign: async (list: readonly object[], own: object = {}, key: string = randomUUID()) => {
      const { changing, current } = await read()
      const replaces = (changing ?? current)?.pk ?? null
      return send('POST', path, { people: list, signed_name: 'pat example', replaces, ...own }, key)
    },
    takeBack: (id: string) => send('POST', `${path}${id}/take-back/`, {}),
    /** The account, as it is once its days are over. */
    opened: async (type = 'TRADITIONAL_IRA') => {
      const { status: opening, text } = await saver.open(type)
      if (opening >= 300) throw new Error(`Opening gave ${opening}: ${text}`)
      await saver.passDays(8)
    },
    /** So much time goes by, and what is due is done. */
    after: async (minutes: number) => {
      service.pass(minutes * 60_000)
      await service.doJobs()
      if (minutes * 60_000 >= dayMs) await saver.signInAgain()
    },
    mailed: () => service.emails.filter(({ to, kind }) => to === saver.email && kind.startsWith('beneficiaries')),
    papers: async () =>
      (await service.ask({ url: '/api/v1/documents/', token: token() })).body.results.filter(
        ({ doc_type: type }: { doc_type: string }) => type === 'beneficiaries-paper',
      ),
  }
}
