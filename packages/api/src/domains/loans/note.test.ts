import { addBusinessDays, dayOf } from '@app/schemas/rules/days'
import { beforeEach, expect, it } from 'vitest'
import { balanceOf } from '../../ledger/ledger.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { borrower, dayMs } from './testing/borrower.ts'

let service: TestApp
beforeEach(async () => {
  service = await testApp()
  await service.app.flows.loaded
})

const married = { employment_status: 'self-employed', tax_filing_status: 'married-joint' }

async function confirmed(answers?: object) {
  const person = await borrower(service, answers && { answers })
  const { body: loan } = await person.request({ borrow_amount: 12_000, term: 1 })
  await person.confirm(loan.pk, { spouse_consent: answers === married })
  return { ...person, loan, kinds: () => service.letters.filter(({ personId }) => personId === person.pk).map(({ kind }) => kind) }
}

async function pass(days: number): Promise<void> {
  service.pass(days * dayMs)
  await service.doJobs()
}

it('no money is sent before the note is signed, and the person is told once what is awaited', async () => {
  const { loan, read, kinds } = await confirmed()
  await pass(6)
  await service.app.jobHandlers['loan-pay-out']?.work({ loanId: loan.pk }, { jobId: 'again', at: service.ground.now() })
  expect(await read(loan.pk)).toMatchObject({ status: 'CONFIRMED', awaits: ['note_signature'], current_principal: 0 })
  expect(kinds().filter((kind) => kind === 'loan-awaits-signature')).toHaveLength(1)
  expect(await balanceOf(service.db, `loan/${loan.pk}/principal`)).toBe(0)
})

it('signed after its day, the money is sent on the next working day', async () => {
  const { loan, read, sign } = await confirmed()
  await pass(6)
  expect((await sign()).status).toBe(200)
  const next = addBusinessDays(dayOf(service.ground.now()), 1)
  expect(await read(loan.pk)).toMatchObject({ status: 'CONFIRMED', awaits: [], pays_out_on: next, lapses_on: null })
  await pass(5)
  expect((await read(loan.pk)).status).toBe('ACTIVE')
  await pass(40)
  expect((await read(loan.pk)).status).not.toBe('CANCELLED')
})

it('where the spouse has to agree they sign the same note, under a name of their own', async () => {
  const { loan, read, sign, kinds } = await confirmed(married)
  expect((await read(loan.pk)).awaits).toEqual(['note_signature', 'spouse_signature'])
  for (const spouse_name of [undefined, '', 'Sam', 'Pat  Example']) {
    const { body } = await sign(spouse_name === undefined ? {} : { spouse_name })
    expect([body.code, Object.keys(body.fields)]).toEqual(['validation_failed', ['spouse_name']])
  }
  expect((await sign({ spouse_name: 'Sam Example' })).status).toBe(200)
  expect((await read(loan.pk)).awaits).toEqual([])
  await pass(5)
  expect((await read(loan.pk)).status).toBe('ACTIVE')
  expect(kinds()).not.toContain('loan-awaits-signature')
  const { spouse_name } = await service.db.selectFrom('signatures').select('spouse_name').executeTakeFirstOrThrow()
  expect(spouse_name).not.toContain('Sam')
})

it('somebody married who signs before they confirm confirms with the name of their spouse', async () => {
  const person = await borrower(service, { answers: married })
  const { body: loan } = await person.request({ borrow_amount: 12_000, term: 1 })
  expect((await person.sign()).body.fields).toHaveProperty('spouse_name')
  expect((await person.sign({ spouse_name: 'Sam Example' })).status).toBe(200)
  expect(await person.read(loan.pk)).toMatchObject({ status: 'CONFIRMED', spouse_consent: true, awaits: [] })
})
