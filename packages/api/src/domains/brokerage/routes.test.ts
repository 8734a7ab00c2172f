import { randomUUID } from 'node:crypto'
import { dayOf } from '@app/schemas/rules/days/days'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { englishIn } from '../../testing/english-in.ts'
import { samplePersonal } from '../../testing/sample-person.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { colleagueAtDesk } from '../desk/testing/colleague-at-desk.ts'
import { callsOf as papersOf } from '../documents/testing/document-calls.ts'
import { picture } from '../documents/testing/pictures.ts'
import { settingsCalls } from '../settings/testing/settings-calls.ts'
import { newSaver, newSaverWithBank } from './testing/saver.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

it('opens an account for a person who has agreed to the terms and given personal information', async () => {
  const saver = await newSaver(service)
  expect((await saver.open()).body.code).toBe('terms_required')
  await saver.acceptTerms()
  expect((await saver.open()).body.code).toBe('personal_information_required')
  await saver.tellAll()
  const { status, body } = await saver.open()
  expect([status, body.state, body.is_active, body.registration]).toEqual([201, 'WAITING', false, 'Traditional IRA'])
  await saver.passDays(8)
  const { results } = await saver.get('user/accounts/')
  expect(results).toEqual([
    expect.objectContaining({ account_number: body.account_number, is_active: true, state: 'ACTIVE', cash_available: 0 }),
  ])
  expect(results[0].last_four).toMatch(/^\d{4}$/)
  expect((await saver.get('user/accounts/?is_active=false')).results).toEqual([])
})

it('asks for what the brokerage wants to see, here and among the documents', async () => {
  const saver = await newSaver(service, '078-05-0003')
  await saver.acceptTerms()
  await saver.tellAll()
  await saver.open()
  await saver.passDays(6)
  const { results } = await saver.get('investigation/issues/')
  expect(results.map(({ kind, document }: { kind: string; document: string }) => [kind, document])).toEqual([
    ['DOCUMENT', 'photo-id'],
    ['DOCUMENT', 'address-statement'],
  ])
  const asked = await service.plainDb.selectFrom('document_requests').select('doc_type').where('person_id', '=', saver.pk).execute()
  expect(asked.map(({ doc_type }) => doc_type).toSorted()).toEqual(['address-statement', 'photo-id'])

  const papers = papersOf(service, saver.token())
  const photo = { bytes: await picture().jpeg().toBuffer() }
  expect((await papers.uploadPhoto(photo)).status).toBeLessThan(300)
  const [request] = await papers.requested()
  expect((await papers.uploadPaper(request.investigation_document_id, photo)).status).toBeLessThan(300)
  // Two weekends may be among them, and a holiday.
  await saver.passDays(9)
  expect((await saver.get('user/accounts/')).results).toMatchObject([{ state: 'ACTIVE' }])
})

it('asks again for a paper that the brokerage cannot read, with the reason, and opens the account with the next one', async () => {
  const saver = await newSaver(service, '078-05-0007')
  await saver.acceptTerms()
  await saver.tellAll()
  await saver.open()
  await saver.passDays(6)
  const bytes = await picture().jpeg().toBuffer()
  const [first] = await papersOf(service, saver.token()).requested()
  await papersOf(service, saver.token()).uploadPaper(first.investigation_document_id, { bytes })
  await saver.passDays(1)
  const papers = papersOf(service, saver.token())
  const [again] = await papers.requested()
  expect(again.refused_because).toContain('couldn’t read it')
  const [issue] = (await saver.get('investigation/issues/')).results
  expect(issue).toMatchObject({ document: 'address-statement', todo: expect.stringContaining('couldn’t read it') })
  expect(service.emails.filter(({ to, kind }) => to === saver.email && kind === 'document-refused')).toHaveLength(1)
  const colleague = await colleagueAtDesk(service)
  expect(JSON.stringify(await colleague.show(saver.pk, 'address-check'))).toContain('couldn’t read it')
  await papers.uploadPaper(again.investigation_document_id, { bytes })
  // Two weekends may be among them, and a holiday.
  await saver.passDays(9)
  expect((await saver.get('user/accounts/')).results).toMatchObject([{ state: 'ACTIVE' }])
  expect(await colleague.open(saver.pk, 'address-check')).toEqual([])
})

it('paper mail that comes back is a task for a colleague, and asks the person for the right address', async () => {
  const saver = await newSaver(service, '078-05-0008')
  await saver.acceptTerms()
  await saver.tellAll()
  await saver.open()
  await saver.passDays(16)
  const mailed = () => service.emails.filter(({ to, kind }) => to === saver.email && kind === 'mail-came-back')
  expect(mailed()).toMatchObject([{ action: { url: expect.stringContaining('/dashboard/settings') } }])
  const colleague = await colleagueAtDesk(service)
  const shown = JSON.stringify(await colleague.show(saver.pk, 'returned-mail'))
  for (const words of ['letter', samplePersonal.street_address]) expect(shown).toContain(words)
  const settle = (outcome: string, values: object) => colleague.settle(saver.pk, 'returned-mail', outcome, values)
  expect((await settle('sent-again', {})).body.code).toBe('not_in_this_state')
  const settings = settingsCalls(service, saver.token())
  expect((await settings.savePersonal(1, { street_address: '22 Right Street' })).status).toBe(200)
  expect(JSON.stringify(await colleague.show(saver.pk, 'returned-mail'))).toContain('22 Right Street')
  expect((await settle('sent-again', {})).status).toBe(200)
  expect(service.emails.at(-1)).toMatchObject({ to: saver.email, kind: 'mail-sent-again' })
  await saver.passDays(3)
  expect([mailed().length, await colleague.open(saver.pk, 'returned-mail')]).toEqual([1, []])
})

it('paper mail whose address was right all along is sent again to it', async () => {
  const saver = await newSaver(service, '077-05-0008')
  await saver.acceptTerms()
  await saver.tellAll()
  await saver.open()
  await saver.passDays(16)
  const colleague = await colleagueAtDesk(service)
  const why = 'The carrier did not find the name on the mailbox.'
  expect((await colleague.settle(saver.pk, 'returned-mail', 'same-address', { why })).status).toBe(200)
  expect(service.emails.at(-1)).toMatchObject({ to: saver.email, kind: 'mail-sent-again' })
  expect(await colleague.open(saver.pk, 'returned-mail')).toEqual([])
})

it('an address that a paper does not show is checked by a colleague, who asks for another paper or ends the application', async () => {
  const saver = await newSaver(service, '079-05-0007')
  await saver.acceptTerms()
  await saver.tellAll()
  await saver.open()
  await saver.passDays(6)
  const papers = () => papersOf(service, saver.token())
  const [first] = await papers().requested()
  await papers().uploadPaper(first.investigation_document_id, { bytes: await picture().jpeg().toBuffer() })
  await saver.passDays(1)
  const words = 'The bill has another house number. Please send your photo ID, both sides.'
  const colleague = await colleagueAtDesk(service)
  const settle = (outcome: string, values: object) => colleague.settle(saver.pk, 'address-check', outcome, values)
  expect((await settle('to-correct', { words })).status).toBe(200)
  expect((await settle('other-paper', { paper: 'photo-id', words })).status).toBe(200)
  expect((await papers().requested()).map(({ doc_type }: { doc_type: string }) => doc_type).toSorted()).toEqual([
    'address-statement',
    'photo-id',
  ])
  expect(service.emails.filter(({ to, kind }) => to === saver.email && kind === 'account-checked')).toMatchObject([
    { paragraphs: [words] },
    { paragraphs: [words] },
  ])
  await papers().uploadPhoto({ bytes: await picture().jpeg().toBuffer() })
  await saver.passDays(1)
  // The session of the one before has ended.
  const other = await colleagueAtDesk(service)
  const ended = await other.settle(saver.pk, 'address-check', 'not-confirmed', { words: 'We could not confirm your address.' })
  expect(ended.status).toBe(200)
  expect((await saver.get('user/accounts/')).results).toMatchObject([{ state: 'REJECTED' }])
  expect(service.emails.at(-1)).toMatchObject({
    to: saver.email,
    kind: 'account-checked',
    paragraphs: ['We could not confirm your address.'],
  })
})

it('takes a deposit, holds it, and pays it out again', async () => {
  const saver = await newSaverWithBank(service)
  // A rollover: the limit of the year that this runs in may not be known.
  const sent = { contribution_type: 'ROLLOVER', account_number: saver.number, amount: 200 }
  const { status, body, text } = await saver.post('user/transfer/deposit/create/', sent)
  expect([status, body.state, body.processed, body.direction], text).toEqual([201, 'WAITING', false, 'DEPOSIT'])
  expect((await saver.get(`user/transfer_requests/${saver.number}?processed=false`)).results).toHaveLength(1)
  await saver.passDays(12)
  expect(await saver.get('user/cash/available/')).toMatchObject({ cash_available: 200, accounts: [{ account_number: saver.number }] })
  const [there] = (await saver.get('user/cash/available/')).accounts
  expect(there).toMatchObject({ in_cash: 200, in_funds: 0, held_by_loans: 0 })
  // Not 59½ yet, and no plan.
  expect(there.distribution_types).toEqual(expect.arrayContaining(['EARLY', 'EARLY_FIRST_HOME', 'DISABILITY']))
  expect(there.distribution_types).not.toEqual(expect.arrayContaining(['NORMAL']))
  expect((await saver.get('user/transfers/')).results).toMatchObject([{ pk: body.pk, state: 'AVAILABLE', processed: true }])

  const asked = { distribution_type: 'EARLY', account_number: saver.number, amount: 150, federal_withholding_percent: 20 }
  const quote = (await saver.post('user/transfer/withdraw/quote/', asked)).body
  expect(quote).toMatchObject({
    tax_withheld: 30,
    net_amount: 120,
    additional_tax: 15,
    is_possible: true,
    cash_available: 200,
    state_taxes_income: false,
  })
  expect(quote.notes.join(' ')).toContain('Your state has no tax on this income.')
  const spanish = await service.ask({
    method: 'POST',
    url: '/api/v1/apex/user/transfer/withdraw/quote/',
    token: saver.access,
    payload: asked,
    headers: { 'accept-language': 'es' },
  })
  expect(spanish.body.notes).toEqual([
    '$30.00 se retienen para el impuesto federal sobre la renta. Lo que debas al final se ajusta con tu declaración de impuestos.',
    'Es posible que debas $15.00 más con tu declaración de impuestos: el impuesto adicional del 10%.',
    'Tu estado no cobra impuesto por este ingreso.',
  ])
  expect(quote.arrives_by > dayOf(service.context.now())).toBe(true)
  const paid = await saver.post('user/transfer/withdraw/create/', asked)
  expect([paid.status, paid.body.net_amount]).toEqual([201, 120])
  expect((await saver.post('cash/ach/ira/withdraw/create/', { distribution_type: 'EARLY', amount: 60 })).body.code).toBe('not_enough_money')
  // Three bank days, whatever weekend and holiday they fall on.
  await saver.passDays(8)
  expect((await saver.get('user/transfer_requests/?processed=true')).results).toHaveLength(2)
  expect((await saver.get('user/cash/available/')).cash_available).toBe(50)
})

it('asks for the password again before money goes out', async () => {
  const saver = await newSaverWithBank(service)
  service.pass(6 * 60_000)
  const asked = { distribution_type: 'EARLY', account_number: saver.number, amount: 15 }
  expect((await saver.post('user/transfer/withdraw/create/', asked)).body.code).toBe('step_up_required')
})

it('keeps deposits that repeat', async () => {
  const saver = await newSaverWithBank(service)
  const sent = { contribution_type: 'CURRENT_YEAR', frequency: 'every-two-weeks', account_number: saver.number, amount: 25 }
  const { status, body, text } = await saver.post('user/transfer_schedules/create/', sent)
  expect([status, body.frequency, body.next_dates.length], text).toEqual([201, 'BIWEEKLY', 3])
  const { transfer_schedule_id, version } = body
  const change = { transfer_schedule_id, amount: 30 }
  expect((await saver.post('user/transfer_schedules/update/', change, randomUUID(), version + 1)).body.code).toBe('precondition_failed')
  expect((await saver.post('user/transfer_schedules/update/', change, randomUUID(), version)).body.amount).toBe(30)
  expect((await saver.get('user/transfer_schedules/')).results).toHaveLength(1)
  expect((await saver.post('user/transfer_schedules/cancel/', { transfer_schedule_id })).body.status).toBe('CANCELLED')
  expect((await saver.get('user/transfer_schedules/')).results).toEqual([])
  expect((await saver.get('user/transfer_schedules/?status=CANCELLED')).results).toHaveLength(1)
})

it('without a key a schedule may be changed and changed back, and an equal deposit within a minute is the same one', async () => {
  const saver = await newSaverWithBank(service)
  const ask = async (path: string, payload: object) =>
    (await service.ask({ method: 'POST', url: `/api/v1/apex/user/${path}/`, token: saver.token(), payload })).body
  const sent = { contribution_type: 'ROLLOVER', account_number: saver.number, amount: 25 }
  const { transfer_schedule_id } = await ask('transfer_schedules/create', {
    ...sent,
    contribution_type: 'CURRENT_YEAR',
    frequency: 'MONTHLY',
  })
  const amounts = []
  for (const amount of [30, 40, 30]) amounts.push((await ask('transfer_schedules/update', { transfer_schedule_id, amount })).amount)
  expect(amounts).toEqual([30, 40, 30])
  expect((await saver.get('user/transfer_schedules/')).results).toMatchObject([{ amount: 30 }])

  const deposits = async () => (await saver.get(`user/transfer_requests/${saver.number}?processed=false`)).results
  for (const _twice of [1, 2]) expect((await ask('transfer/deposit/create', sent)).amount).toBe(25)
  expect(await deposits()).toHaveLength(1)
  await ask('transfer/deposit/create', { ...sent, amount: 26 })
  expect(await deposits()).toHaveLength(2)
})

it('says how much may still be put in', async () => {
  const saver = await newSaver(service)
  await saver.tellAll()
  const { today, results } = await saver.get('user/contribution_room/')
  expect(today).toBe(dayOf(service.context.now()))
  const year = Number(today.slice(0, 4))
  const own = results.find(
    (room: { account_type: string; tax_year: number }) => room.account_type === 'TRADITIONAL_IRA' && room.tax_year === year,
  )
  expect(own).toMatchObject({ contributed: 0, last_day: expect.stringMatching(new RegExp(`^${year + 1}-04-1`)) })
})

it('lets regular saving take its deposits', async () => {
  const saver = await newSaverWithBank(service)
  const program = { amount: 40, frequency: 'monthly', debit_authorization: true }
  const made = await saver.send('POST', '/api/v1/portfolios/savings_program/create/', program)
  expect(made.status, made.text).toBeLessThan(300)
  const { results } = await saver.get('user/transfer_schedules/')
  expect(results).toMatchObject([{ amount: 40, frequency: 'MONTHLY' }])
})

it('says everything in Spanish to people who read Spanish', async () => {
  const saver = await newSaverWithBank(service)
  const deposit = { contribution_type: 'CURRENT_YEAR', account_number: saver.number, amount: 25 }
  // A rollover has no limit that would not be known yet in a new year.
  await saver.post('user/transfer/deposit/create/', { ...deposit, contribution_type: 'ROLLOVER' })
  await saver.post('user/transfer_schedules/create/', { ...deposit, frequency: 'MONTHLY' })
  await saver.open('ROTH_IRA')
  await saver.passDays(4)
  const ask = async (language: 'en' | 'es', path: string, payload?: object) => {
    const headers = { 'accept-language': language, 'idempotency-key': randomUUID() }
    const call = payload ? { method: 'POST' as const, payload } : { method: 'GET' as const }
    return (await service.ask({ ...call, url: `/api/v1/apex/${path}`, token: saver.token(), headers })).body
  }
  const lists = ['user/accounts/', 'user/transfer_requests/', 'user/transfer_schedules/', 'user/contribution_room/']
  for (const path of lists) {
    expect(englishIn(await ask('en', path)), path).not.toEqual([])
    expect(englishIn(await ask('es', path))).toEqual([])
  }
  const refused = [{ amount: 1 }, { amount: 200_000 }, { amount: 90_000 }, { tax_year: 2020 }, { account_number: 'none' }]
  for (const wrong of refused) {
    const answer = await ask('es', 'user/transfer/deposit/create/', { ...deposit, ...wrong })
    expect([answer.code, englishIn(answer)]).toEqual([expect.any(String), []])
  }
})
