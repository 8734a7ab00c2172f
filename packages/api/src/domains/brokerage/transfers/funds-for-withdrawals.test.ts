import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceOf, isLedgerEven } from '../../../ledger/ledger.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { plan } from '../../portfolios/testing/investor.ts'
import { newSaverWithBank } from '../testing/saver.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

/** A person whose savings are all in funds. */
async function invested() {
  const saver = await newSaverWithBank(service)
  const { body: model } = await saver.send('POST', '/api/v1/portfolios/model/', plan)
  await saver.send('POST', '/api/v1/portfolios/update/', { portfolio_model_id: model.portfolio_model_id, confirm_unsuitable: true })
  await saver.post('user/transfer/deposit/create/', { contribution_type: 'ROLLOVER', account_number: saver.number, amount: 500 })
  await saver.passDays(12)
  const { id } = await service.db.selectFrom('brokerage_accounts').select('id').where('person_id', '=', saver.pk).executeTakeFirstOrThrow()
  const cash = () => balanceOf(service.db, `brokerage/${id}/cash`)
  const takeOut = (amount: number) =>
    saver.post('user/transfer/withdraw/create/', { distribution_type: 'EARLY', account_number: saver.number, amount }, randomUUID())
  const stateOf = async (pk: string) =>
    (await service.db.selectFrom('brokerage_transfers').select('state').where('id', '=', pk).executeTakeFirst())?.state
  return { ...saver, cash, takeOut, stateOf }
}

// The cents of a sum choose what the sandbox does with it.
it.each([
  ['is refused', 100.02, 'REFUSED'],
  ['the bank sends back', 100.08, 'RETURNED'],
])('what was sold for a withdrawal that %s is put to work again', async (_what, amount, state) => {
  const { cash, takeOut, stateOf, passDays } = await invested()
  expect(await cash()).toBe(0)
  const { body: asked } = await takeOut(amount)
  await passDays(12)
  expect(await stateOf(asked.pk)).toBe(state)
  expect([await cash(), await isLedgerEven(service.db)]).toEqual([0, true])
})
