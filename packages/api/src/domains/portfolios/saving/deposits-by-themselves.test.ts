import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { goToKnownYear } from '../../brokerage/testing/go-to-known-year.ts'
import { newSaverWithBank } from '../../brokerage/testing/saver.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
  goToKnownYear(service, '06-15')
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

const plans = '/api/v1/portfolios/savings_program/'

/** Somebody who saves every week, with the calls for the plan and for the schedule that moves its money. */
async function weekly(ssn: string) {
  const saver = await newSaverWithBank(service, ssn)
  const send = (method: 'POST' | 'PATCH', path: string, payload: object) =>
    service.ask({ method, url: `${plans}${path}`, token: saver.token(), headers: { 'idempotency-key': randomUUID() }, payload })
  const { pk, transfer_schedule_id } = (await send('POST', 'create/', { amount: 50, frequency: 'weekly', debit_authorization: true })).body
  return {
    passDays: saver.passDays,
    change: async (wish: object) => (await send('PATCH', `${pk}/update/`, wish)).body,
    shown: async () => (await service.ask({ method: 'GET', url: plans, token: saver.token() })).body.results[0],
    endDeposits: () => saver.post('user/transfer_schedules/cancel/', { transfer_schedule_id }),
    setDeposits: (status: 'ACTIVE' | 'PAUSED') => saver.post('user/transfer_schedules/update/', { transfer_schedule_id, status }),
    schedules: async () => {
      const rows = await service.db.selectFrom('brokerage_schedules').select('status').where('person_id', '=', saver.pk).execute()
      return rows.map(({ status }) => status).sort()
    },
    madeCount: async () =>
      (await service.db.selectFrom('brokerage_transfers').select('id').where('person_id', '=', saver.pk).execute()).length,
  }
}

describe('a plan whose deposits were changed by themselves', () => {
  it('is paused once they are ended, and begins others when it is resumed', async () => {
    const { endDeposits, shown, change, passDays, madeCount } = await weekly('078-05-1120')
    await endDeposits()
    expect(await shown()).toMatchObject({ status: 'paused', state: 'plan_only', next_dates: [], transfer_schedule_id: null })
    expect(await change({ status: 'active' })).toMatchObject({ status: 'active', state: 'scheduled' })
    await passDays(15)
    expect(await madeCount()).toBeGreaterThan(0)
  })

  it('is paused while they are, and goes on with them', async () => {
    const { setDeposits, shown } = await weekly('078-05-1121')
    await setDeposits('PAUSED')
    expect(await shown()).toMatchObject({ status: 'paused', state: 'plan_only', next_dates: [] })
    await setDeposits('ACTIVE')
    expect(await shown()).toMatchObject({ status: 'active', state: 'scheduled' })
  })

  it('takes nothing while they are paused and another sum is chosen, and is resumed with that sum', async () => {
    const { setDeposits, change, schedules } = await weekly('078-05-1122')
    await setDeposits('PAUSED')
    expect(await change({ amount: 60 })).toMatchObject({ status: 'paused', state: 'plan_only', amount: 60 })
    expect(await schedules()).toEqual(['CANCELLED'])
    expect(await change({ status: 'active' })).toMatchObject({ status: 'active', state: 'scheduled', amount: 60 })
    expect(await schedules()).toEqual(['ACTIVE', 'CANCELLED'])
  })

  it('leaves none to go on with once it is cancelled', async () => {
    const { setDeposits, change, schedules } = await weekly('078-05-1123')
    await setDeposits('PAUSED')
    await change({ status: 'cancelled' })
    expect([await schedules(), (await setDeposits('ACTIVE')).status]).toEqual([['CANCELLED'], 409])
  })
})
