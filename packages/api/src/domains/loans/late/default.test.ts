import { randomUUID } from 'node:crypto'
import { addDays } from '@app/schemas/rules/days/days'
import { cureEndsOn } from '@app/schemas/rules/loans/plan-loans'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { samplePersonal } from '../../../testing/sample-person.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { atDesk } from '../../desk/testing/at-desk.ts'
import { borrowerWithLoan, passDays } from '../testing/borrower.ts'
import { goTo } from '../testing/go-to.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

const row = (pk: string) => service.db.selectFrom('loans').selectAll().where('id', '=', pk).executeTakeFirstOrThrow()
const emailsTo = (pk: string, kind: string) => service.emails.filter((email) => email.personId === pk && email.kind === kind)

/** A person whose loan counts as paid out, because its first payment was never made. They begin on that day of a year, `MM-DD`. */
async function inDefault(beginsOn = '01-12') {
  await goTo(service, `${service.context.now().getUTCFullYear() + 1}-${beginsOn}`)
  const person = await borrowerWithLoan(service)
  await person.unlinkBank()
  const end = cureEndsOn(person.loan.next_repayment_date)
  await goTo(service, addDays(end, 1))
  await person.linkOtherBank()
  let access = ''
  const signIn = async () => {
    const payload = { email: person.email, password: person.password1 }
    access = (await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload })).body.access
  }
  await signIn()
  const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
    service.ask({
      method,
      url: `/api/v1/${path}`,
      token: access,
      headers: { 'idempotency-key': randomUUID() },
      ...(payload && { payload }),
    })
  return { ...person, end, ask, signIn }
}

async function takeOutAll({ ask }: Pick<Awaited<ReturnType<typeof inDefault>>, 'ask'>) {
  const { accounts } = (await ask('GET', 'apex/user/cash/available/')).body
  const [{ account_number, cash_available }] = accounts
  const sent = { account_number, distribution_type: 'EARLY', amount: cash_available }
  expect((await ask('POST', 'apex/user/transfer/withdraw/create/', sent)).body).toMatchObject({ amount: cash_available, state: 'WAITING' })
  await passDays(service, 1, 5, 5)
}

/** A paper of a person who has left, as the colleague who mails it reads it. */
async function readPaper(token: string, personId: string, paper: string): Promise<string> {
  const url = `/api/v1/desk/customers/${personId}/papers/${paper}/`
  const { rawPayload } = await service.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

it('a loan that counts as paid out holds nothing back: all of the plan can be taken out, and nobody is asked to pay the loan off', async () => {
  const person = await inDefault()
  const { accounts } = (await person.ask('GET', 'apex/user/cash/available/')).body
  expect(accounts).toMatchObject([{ cash_available: 68_000, held_by_loans: 0 }])
  const quote = { account_number: accounts[0].account_number, distribution_type: 'EARLY', amount: 68_000 }
  const { body } = await person.ask('POST', 'apex/user/transfer/withdraw/quote/', quote)
  expect(body).toMatchObject({ is_possible: true, cash_available: 68_000 })
  expect(body.notes.join(' ')).not.toMatch(/loan/)
  // It still counts: of $40,000 there is left $28,000.
  expect((await person.quote()).limits).toMatchObject({ owed: 12_000 })
  await takeOutAll(person)
  expect((await person.ask('GET', 'accounts/closing/')).body.obstacles).toEqual([])
})

it('people leave once a colleague has checked the payout, and its tax form is mailed to them with their name and code', async () => {
  const person = await inDefault()
  await takeOutAll(person)
  const { id: planId } = await service.db
    .selectFrom('brokerage_accounts')
    .select('id')
    .where('person_id', '=', person.pk)
    .executeTakeFirstOrThrow()
  await person.signIn()
  expect((await person.ask('POST', 'accounts/closing/', { account_email: person.email })).body.obstacles).toEqual([])
  await service.doJobs()
  await (await atDesk(service, 'operations')).settle('close-account', planId, { outcome: 'closed', values: {} })
  await passDays(service, 8)
  expect(emailsTo(person.pk, 'account-closed')).toEqual([])
  const right = { outcome: 'right', values: { why: 'Nothing was debited.' } } as const
  expect((await (await atDesk(service, 'operations')).settle('loan-default', person.loan.pk, right)).status).toBe(200)
  await passDays(service, 2)
  expect(service.emails.filter(({ to }) => to === person.email).at(-1)).toMatchObject({ kind: 'account-closed' })
  const formOn = `${Number(person.end.slice(0, 4)) + 1}-01-15`
  await goTo(service, formOn)
  expect(await row(person.loan.pk)).toMatchObject({ tax_form_on: person.end })
  expect(emailsTo(person.pk, 'paper-mailed').map(({ subject }) => subject)).toContain(
    `Your Form 1099-R for ${person.end.slice(0, 4)} is ready`,
  )
  const colleague = await atDesk(service, 'operations')
  const { parts } = await colleague.read('mail-paper', `${planId} ${formOn} loan`)
  expect(parts).toMatchObject([{ papers: [{ title: 'Form 1099-R, loan' }] }])
  const text = await readPaper(colleague.access, person.pk, parts[0].papers[0].pk)
  for (const shown of ['Pat Example', samplePersonal.street_address, 'L1']) expect(text).toContain(shown)
})

it('a default counts on the last day on which it could be made up, and for that year, although it is found a day later', async () => {
  // A payment that is due from July to September can be made up until the last day of the year.
  const person = await inDefault('07-12')
  const year = person.end.slice(0, 4)
  expect(person.end).toBe(`${year}-12-31`)
  expect(await row(person.loan.pk)).toMatchObject({ status: 'DEFAULTED', ended_at: new Date(`${person.end}T12:00:00Z`) })
  const [email] = emailsTo(person.pk, 'loan-defaulted')
  expect(email?.paragraphs.join(' ')).toMatch(new RegExp(`You owe tax on it for ${year},.*by January 31, ${Number(year) + 1}\\.`))
  await goTo(service, `${Number(year) + 1}-01-31`)
  expect(await row(person.loan.pk)).toMatchObject({ tax_form_on: person.end })
  const { results } = (await person.ask('GET', 'documents/')).body
  expect(results.map(({ file_name }: { file_name: string }) => file_name)).toContain(`Form 1099-R ${year}, loan.pdf`)
})
