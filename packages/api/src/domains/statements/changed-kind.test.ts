import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '@app/schemas/rules/days/days'
import { dollarWords } from '@app/schemas/rules/money/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceOf, isLedgerEven } from '../../ledger/ledger.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { accountForPapers, firstRothYear } from '../brokerage/for-papers.ts'
import { goToKnownYear } from '../brokerage/testing/go-to-known-year.ts'
import { sumOwnMoney } from '../brokerage/transfers/transfer-store.ts'
import { newInvestor, papersOf } from './testing/papers-of.ts'

const dayMs = 86_400_000

let service: Awaited<ReturnType<typeof startTestApp>>
let saver: Awaited<ReturnType<typeof newInvestor>>
let roth: string
let year: number
let change: { readonly pk: string; readonly moves: number; readonly earnings: number; readonly settled_at: string }

const today = () => dayOf(service.context.now())
const until = async (day: string) => {
  while (today() < day) {
    service.pass(3 * dayMs)
    await service.doJobs()
  }
  await saver.signInAgain()
}

/** Somebody invests $400 and then $600 in a traditional IRA, and changes the second to Roth half a year later, when it has grown or shrunk. */
beforeAll(async () => {
  service = await startTestApp()
  goToKnownYear(service, '03-02')
  year = Number(today().slice(0, 4))
  saver = await newInvestor(service)
  roth = String((await saver.open('ROTH_IRA')).body.account_number)
  await saver.passDays(8)
  const deposit = async (amount: number) => {
    const sent = { account_number: saver.number, contribution_type: 'CURRENT_YEAR', amount }
    return (await saver.post('user/transfer/deposit/create/', sent)).body.pk
  }
  await deposit(400)
  await until(`${year}-05-10`)
  const transfer_id = await deposit(600)
  await until(`${year}-11-03`)
  const listed = (await saver.get('user/recharacterizations/possible/')).results
  const [one] = listed.filter((deposited: { transfer_id: string }) => deposited.transfer_id === transfer_id)
  const asked = await saver.post('user/recharacterizations/create/', { transfer_id, amount: 600 }, randomUUID())
  expect([asked.status, asked.body.moves, one.is_possible]).toEqual([201, one.moves, true])
  await until(`${year}-11-12`)
  const [first] = (await saver.get('user/recharacterizations/')).results
  change = first
  await until(addDays(`${year + 1}-05-24`, 1))
}, 300_000)
afterAll(() => service.close())

const idOf = async (number: string) =>
  (await service.db.selectFrom('brokerage_accounts').select('id').where('number', '=', number).executeTakeFirstOrThrow()).id

it('what moves is the deposit with what its account has earned since, sold and bought again: no cent is lost', async () => {
  const { amount_cents, moved_cents, opening_cents, closing_cents } = await service.db
    .selectFrom('ira_recharacterizations')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(change.earnings).not.toBe(0)
  expect(Math.abs(moved_cents / amount_cents - closing_cents / opening_cents)).toBeLessThan(0.0001)
  expect(opening_cents).toBeGreaterThan(100_000 * 0.9)
  expect([await balanceOf(service.db, `brokerage/${await idOf(roth)}/cash`), await isLedgerEven(service.db)]).toEqual([0, true])
})

it('it is no money from outside, and none that went there', async () => {
  const history = (await service.ask({ method: 'GET', url: '/api/v1/accounts/investment_account/history/', token: saver.token() })).body
  expect([history.money_in, history.money_out]).toEqual([1_000, 0])
})

it('what was put into each account is what stayed there: earnings are no contribution', async () => {
  expect([await sumOwnMoney(service.db, await idOf(saver.number)), await sumOwnMoney(service.db, await idOf(roth))]).toEqual([
    40_000, 60_000,
  ])
  expect(await firstRothYear(service.db, saver.pk)).toBe(year)
})

it('the statements of both accounts show it', async () => {
  for (const [number, words] of [
    [saver.number, `Recharacterized contribution for ${year}, to Roth IRA`],
    [roth, `Recharacterized contribution for ${year}, from Traditional IRA`],
  ] as const) {
    const { find, read } = papersOf(service, { token: saver.token, number })
    const [paper] = (await find('STATEMENT')).filter(({ date }) => date === `${year}-12-31`)
    const text = await read(paper?.pk ?? '')
    expect(text).toContain(words)
    expect(text).toContain(dollarWords(change.moves, true))
    const account = await accountForPapers(service.db, await idOf(number))
    expect(account?.openedOn.slice(0, 4)).toBe(String(year))
  }
})

it('the account that it left reports it on Form 1099-R with code N, as not taxable, and on Form 5498 as put in', async () => {
  const { find, read } = papersOf(service, saver)
  const forms = await find('TAX_FORM')
  const [paid] = forms.filter(({ doc_type }) => doc_type === '1099-R')
  const text = await read(paid?.pk ?? '')
  expect(text).toContain('Distribution code N')
  expect(text).toMatch(/Taxable amount \$0\.00/)
  expect(text).toContain(dollarWords(change.moves, true))
  const [put] = forms.filter(({ doc_type }) => doc_type === '5498')
  const putIn = await read(put?.pk ?? '')
  expect(putIn).toMatch(/IRA contributions \$1,000\.00/)
  expect(putIn).not.toContain('Recharacterized')
})

it('the one that got it reports it in box 4 of Form 5498, and no Form 1099-R', async () => {
  const { find, read } = papersOf(service, { token: saver.token, number: roth })
  const forms = await find('TAX_FORM')
  expect(forms.filter(({ doc_type }) => doc_type === '1099-R')).toEqual([])
  const text = await read(forms[0]?.pk ?? '')
  expect(text).toContain(`Recharacterized contributions ${dollarWords(change.moves, true)}`)
  expect(text).toMatch(/Roth IRA contributions \$0\.00/)
})
