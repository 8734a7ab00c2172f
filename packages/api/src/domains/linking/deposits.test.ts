import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { newLinker } from './testing/linker.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const dayMs = 86_400_000
const numbers = 'routing=011000015&account=000998877665&deposit_days=1'

async function withDeposit(nonce: string) {
  const linker = await newLinker(service)
  const { body } = await linker.link('hand', `${numbers}&nonce=${nonce}`)
  const id: string = body.accounts[0].pk
  // A weekend may lie in between.
  service.pass(4 * dayMs)
  await service.doJobs()
  const statements = service.emails.filter(({ kind }) => kind === 'sandbox-bank-statement')
  const code = /marked ([A-Z]{3})/.exec(statements.at(-1)?.paragraphs[0] ?? '')?.[1] ?? ''
  const { access } = await newLinker.again(service, linker.email)
  const mine = newLinker.as(service, access)
  const tell = (said: string) =>
    mine.post('plaid/micro_deposit_verification/', {
      financial_account_id: id,
      public_token: `public-sandbox-verify?code=${said}`,
      metadata: {},
    })
  return { ...linker, ...mine, id, code, wrong: code === 'QQQ' ? 'ZZZ' : 'QQQ', tell }
}

it('waits for its deposit, and cannot be used until then', async () => {
  const { link, facts } = await newLinker(service)
  const { body } = await link('hand', numbers)
  expect(body.accounts).toMatchObject([
    { verification: 'pending', verification_tries_left: 3, active_account: false, primary_account: false, last_four: '7665' },
  ])
  expect((await facts())['bank.link']).toBe('by-hand')
})

it('is verified by the code beside the deposit, which an e-mail announces', async () => {
  const { tell, code, email, accounts } = await withDeposit('right')
  expect(service.emails.filter(({ to, kind }) => to === email && kind === 'deposit-arrived')).toHaveLength(1)
  expect(await tell(code.toLowerCase())).toMatchObject({
    status: 200,
    body: { verification: 'verified', active_account: true, primary_account: true },
  })
  expect((await tell('ABC')).body).toMatchObject({ verification: 'verified' })
  expect(await accounts()).toHaveLength(1)
})

it('has its numbers, without which no money moves, though nobody answers for them at first', async () => {
  const { tell, code, id } = await withDeposit('outage')
  const numbersOf = () =>
    service.db.selectFrom('financial_accounts').select(['account_number', 'routing_number']).where('id', '=', id).executeTakeFirst()
  // Until a deposit is confirmed, nobody tells them.
  await service.db.updateTable('financial_accounts').set({ account_number: null, routing_number: null }).where('id', '=', id).execute()
  const { linking } = service.context.partners
  const { accounts } = linking
  Object.assign(linking, { accounts: async () => ({ ok: false, why: 'unavailable' }) })
  expect((await tell(code)).body).toMatchObject({ verification: 'verified' })
  expect(await numbersOf()).toEqual({ account_number: null, routing_number: null })
  Object.assign(linking, { accounts })
  await service.doJobs()
  expect(await numbersOf()).toEqual({ account_number: expect.any(String), routing_number: expect.any(String) })
})

it('ends after three wrong tries, and then the right code does not help', async () => {
  const { tell, code, wrong, accounts, facts } = await withDeposit('wrong')
  expect([(await tell(wrong)).body.code, (await accounts())[0]?.verification_tries_left]).toEqual(['code_not_right', 2])
  expect((await tell(wrong)).body.code).toBe('code_not_right')
  expect((await tell(wrong)).body).toMatchObject({ verification: 'failed', verification_tries_left: 0 })
  expect((await tell(code)).body.code).toBe('not_in_this_state')
  expect((await facts())['bank.link']).toBe('failed')
})

it('never has more tries than three, however many are made at once', async () => {
  const { tell, wrong } = await withDeposit('many')
  const answers = await Promise.all(Array.from({ length: 8 }, () => tell(wrong)))
  expect(answers.filter(({ body }) => body.code === 'code_not_right')).toHaveLength(2)
})

it('runs out after seven days', async () => {
  const { tell, code, email, facts } = await withDeposit('late')
  service.pass(8 * dayMs)
  await service.doJobs()
  const { access } = await newLinker.again(service, email)
  expect((await newLinker.as(service, access).accounts())[0]).toMatchObject({ verification: 'expired', active_account: false })
  expect([(await tell(code)).status, (await facts())['bank.link']]).toEqual([409, 'failed'])
})

it('of another person is not found', async () => {
  const { id } = await withDeposit('theirs')
  const { post } = await newLinker(service)
  const asked = await post('plaid/micro_deposit_verification/', {
    financial_account_id: id,
    public_token: 'public-sandbox-verify?code=ABC',
  })
  expect([asked.status, asked.body.code]).toEqual([404, 'not_found'])
})
