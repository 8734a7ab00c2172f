import { dayWords } from '@app/schemas/rules/days/day-words'
import { addDays, dayOf, startOfDay } from '@app/schemas/rules/days/days'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openRow } from '../../security/open-row.ts'
import { samplePersonal } from '../../testing/sample-person.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { authOf } from '../auth/open-auth.ts'
import { newSaver, newSaverWithBank } from '../brokerage/testing/saver.ts'
import { colleagueAtDesk } from '../desk/testing/colleague-at-desk.ts'
import { recordDisclosure } from '../documents/letter/disclosures.ts'
import { addCompany } from '../found-accounts/testing/searcher.ts'
import { allSealedTables } from '../index.ts'
import { borrowerWithLoan } from '../loans/testing/borrower.ts'
import { personWithRecord } from '../personal-information/testing/person-with-record.ts'
import { mover } from '../rollovers/testing/mover.ts'
import { closeAccount } from './close-account.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const url = '/api/v1/accounts/closing/'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

type Who = { readonly pk: string; readonly email: string; readonly password1: string; readonly access: string }

function callsOf(token: () => string, email: string) {
  return {
    read: async () => (await service.ask({ method: 'GET', url, token: token() })).body,
    ask: (typed = email) => service.ask({ method: 'POST', url, token: token(), payload: { account_email: typed } }),
    keep: () => service.ask({ method: 'DELETE', url, token: token() }),
  }
}

const signedUp = async () => {
  const person = await service.signUp()
  return { ...person, ...callsOf(() => person.access, person.email) }
}

const signIn = ({ email, password1: password }: Pick<Who, 'email' | 'password1'>) =>
  service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password } })

/** The week, and what is left of the day after it until noon UTC. */
const passWeek = async () => {
  for (let day = 0; day < 9; day++) {
    service.pass(dayMs)
    await service.doJobs()
  }
}

const kindsTo = (email: string) => service.emails.filter(({ to }) => to === email).map(({ kind }) => kind)

const auditOf = async (pk: string) =>
  (await service.db.selectFrom('audit_events').select('action').where('subject', '=', `person:${pk}`).execute()).map(({ action }) => action)

describe('asking', () => {
  it('closes nothing for a week, says so in an e-mail at once, and asked twice is asked once', async () => {
    const one = await signedUp()
    expect(await one.read()).toEqual({ obstacles: [], asked_at: null, closes_at: null })
    const [first, second] = [await one.ask(), await one.ask()]
    expect(first).toMatchObject({ status: 200, body: { obstacles: [] } })
    expect(Date.parse(first.body.closes_at) - Date.parse(first.body.asked_at)).toBeGreaterThan(7 * dayMs)
    expect(second.body).toEqual(first.body)
    expect(kindsTo(one.email).filter((kind) => kind === 'closing-asked')).toHaveLength(1)
    service.pass(6 * dayMs)
    await service.doJobs()
    expect((await signIn(one)).status).toBe(200)
  })

  it('wants the address of the account, and a password from the last minutes', async () => {
    const one = await signedUp()
    expect(await one.ask('someone.else@example.com')).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    service.pass(6 * 60_000)
    expect((await one.ask()).body.code).toBe('step_up_required')
    expect(await one.read()).toMatchObject({ asked_at: null })
  })

  it('is refused with the reasons, and changes nothing, while something is open', async () => {
    const saver = await newSaverWithBank(service, '078-05-1181')
    const calls = callsOf(saver.token, saver.email)
    await saver.post('user/transfer/deposit/create/', { account_number: saver.number, contribution_type: 'ROLLOVER', amount: 500 })
    await service.doJobs()
    const { body } = await calls.ask()
    expect(body).toEqual({ obstacles: expect.arrayContaining(['transfer']), asked_at: null, closes_at: null })
    expect(kindsTo(saver.email)).not.toContain('closing-asked')
    await saver.passDays(12)
    expect((await calls.ask()).body.obstacles).toEqual(['money'])
  })

  it('an application that isn’t decided, a loan that isn’t paid back and a move that hasn’t arrived stand in the way', async () => {
    const obstaclesOf = async ({ access }: Pick<Who, 'access'>) => (await callsOf(() => access, '').read()).obstacles
    const applicant = await newSaver(service, '078-05-1186')
    await applicant.acceptTerms()
    await applicant.tellAll()
    await applicant.open()
    expect(await obstaclesOf(applicant)).toEqual(['application'])
    await addCompany(service.plainDb, { name: 'Paper Crane Clinic', keeper: 'Paper Crane Records' })
    const moving = await mover(service, 'Paper Crane Clinic')
    await moving.requestSigned()
    expect(await obstaclesOf(moving)).toContain('rollover')
    expect(await obstaclesOf(await borrowerWithLoan(service))).toContain('loan')
  })

  it('colleagues leave the desk first', async () => {
    const one = await signedUp()
    const row = { person_id: one.pk, role: 'support', invited_by: null, since: new Date(), ended_at: null } as const
    await service.db.insertInto('staff').values(row).execute()
    expect((await one.ask()).body.obstacles).toEqual(['colleague'])
  })
})

describe('within the week', () => {
  it('people keep their account, and nothing is closed after it', async () => {
    const one = await signedUp()
    await one.ask()
    expect((await one.keep()).body).toEqual({ obstacles: [], asked_at: null, closes_at: null })
    expect((await one.keep()).status).toBe(200)
    await passWeek()
    expect((await signIn(one)).status).toBe(200)
    expect(kindsTo(one.email).filter((kind) => kind === 'account-kept')).toHaveLength(1)
    expect(kindsTo(one.email)).not.toContain('account-closed')
  })

  it('the last day that the e-mail names is theirs to its end, everywhere in the country', async () => {
    const today = dayOf(service.context.now())
    // In the evening of the day before, as those see it who ask.
    service.pass(startOfDay(addDays(today, 1)).getTime() + 2 * hourMs - service.context.now().getTime())
    const one = await signedUp()
    await one.ask()
    const last = addDays(today, 8)
    const email = service.emails.findLast(({ to, kind }) => to === one.email && kind === 'closing-asked')
    expect(email?.paragraphs[0]).toContain(`after ${dayWords(last)}.`)
    // A minute before midnight in Hawaii.
    service.pass(startOfDay(addDays(last, 1)).getTime() + 10 * hourMs - 60_000 - service.context.now().getTime())
    await service.doJobs()
    expect((await signIn(one)).status).toBe(200)
    service.pass(3 * hourMs)
    await service.doJobs()
    expect((await signIn(one)).status).toBe(400)
  })

  it('who keeps it and asks again has a whole week again', async () => {
    const one = await signedUp()
    await one.ask()
    service.pass(5 * dayMs)
    await service.doJobs()
    const { access } = (await signIn(one)).body
    const again = callsOf(() => access, one.email)
    await again.keep()
    await again.ask()
    service.pass(3 * dayMs)
    await service.doJobs()
    expect((await signIn(one)).status).toBe(200)
  })

  it('repeating deposits and links end at once', async () => {
    const saver = await newSaverWithBank(service, '078-05-1182')
    const schedule = { account_number: saver.number, contribution_type: 'CURRENT_YEAR', amount: 50, frequency: 'MONTHLY' }
    expect((await saver.post('user/transfer_schedules/create/', schedule)).status).toBe(201)
    await callsOf(saver.token, saver.email).ask()
    await service.doJobs()
    const of = (table: 'brokerage_schedules' | 'linked_institutions') =>
      service.db.selectFrom(table).selectAll().where('person_id', '=', saver.pk).execute()
    expect(await of('brokerage_schedules')).toMatchObject([{ status: 'CANCELLED' }])
    expect(await of('linked_institutions')).toMatchObject([{ state: 'removed', access_token: null }])
    expect(await auditOf(saver.pk)).toContain('account.closing-asked')
  })

  it('the letter of authorization is withdrawn, and the company that saw it hears of that before the account is closed', async () => {
    const signer = await personWithRecord(service)
    await signer.sign(signer.record.pk, { has_custodial_auth: true, signed_name: 'Pat Example' })
    const shown = { personId: signer.pk, recipient: 'Old Plan, Inc.', reason: 'To ask if there’s an account.' }
    await service.db.transaction().execute((trx) => recordDisclosure(service.context, trx, shown))
    await callsOf(() => signer.access, signer.email).ask()
    expect(kindsTo(signer.email)).toContain('letter-withdrawn')
    await passWeek()
    expect((await signIn(signer)).status).toBe(200)
    const colleague = await colleagueAtDesk(service)
    await colleague.settle(signer.pk, 'letter-withdrawn', 'said', { how: 'By e-mail.' })
    service.pass(2 * dayMs)
    await service.doJobs()
    expect((await signIn(signer)).status).toBe(400)
  })

  it('what turns out to be owed stops it, and an e-mail says so', async () => {
    const saver = await newSaverWithBank(service, '078-05-1183')
    await callsOf(saver.token, saver.email).ask()
    await service.db
      .insertInto('payments')
      .values({
        ...{ id: service.context.newId(), person_id: saver.pk, kind: 'fee', product_id: 'x', provider: 'stripe', state: 'declined' },
        ...{ amount_cents: 100, is_alone: true, created_at: service.context.now() },
      })
      .execute()
    await passWeek()
    expect(kindsTo(saver.email)).toContain('closing-stopped')
    expect((await signIn(saver)).status).toBe(200)
  })
})

describe('after the week', () => {
  it('an account without anything is gone, nobody signs in, and its address is free', async () => {
    const one = await signedUp()
    await one.ask()
    await passWeek()
    expect((await signIn(one)).status).toBe(400)
    expect((await service.ask({ method: 'GET', url: '/api/v1/auth/user/', token: one.access })).status).toBe(401)
    expect(kindsTo(one.email).at(-1)).toBe('account-closed')
    const rows = await service.db.selectFrom('people').selectAll().where('id', '=', one.pk).execute()
    expect(rows.every(({ closed_at, password_hash }) => closed_at !== null && password_hash === '')).toBe(true)
    const again = await service.signUp({ email: one.email })
    expect(again.pk).not.toBe(one.pk)
    expect((await signIn(again)).status).toBe(200)
  })

  it('a link to sign in that was asked for before, or is asked for after, leads nowhere', async () => {
    const one = await signedUp()
    await one.ask()
    await passWeek()
    const before = service.emails.length
    await service.ask({ method: 'POST', url: '/api/v1/auth/sign-in-link/', payload: { email: one.email } })
    await service.doJobs()
    expect(service.emails.slice(before)).toEqual([])
  })

  it('done twice it is done once', async () => {
    const one = await signedUp()
    await one.ask()
    await passWeek()
    await service.jobHandlers['close-account']?.work({ personId: one.pk }, { jobId: 'again', at: service.context.now() })
    expect(kindsTo(one.email).filter((kind) => kind === 'account-closed')).toHaveLength(1)
    expect((await auditOf(one.pk)).filter((action) => action === 'account.closed')).toHaveLength(1)
  })

  it('cut off half-way it has done nothing, and the next try does all of it', async () => {
    const one = await signedUp()
    await one.ask()
    service.pass(9 * dayMs)
    const { context } = service
    const { leaving } = context.hooks
    const forget: typeof leaving.forget = async (...given) => {
      await leaving.forget(...given)
      throw new Error('cut off')
    }
    const cut = { ...context, hooks: { ...context.hooks, leaving: { ...leaving, forget } } }
    await expect(closeAccount({ ...authOf(context), context: cut }, one.pk)).rejects.toThrow('cut off')
    expect((await signIn(one)).status).toBe(200)
    await service.doJobs()
    expect((await signIn(one)).status).toBe(400)
    expect(kindsTo(one.email).filter((kind) => kind === 'account-closed')).toHaveLength(1)
  })

  it('nobody has to send papers in order to leave: an application that waits for them is withdrawn by a colleague', async () => {
    // The brokerage asks for a photo of an ID.
    const applicant = await newSaver(service, '078-05-0001')
    await applicant.acceptTerms()
    await applicant.tellAll()
    await applicant.open()
    await applicant.passDays(4)
    const requests = () => service.db.selectFrom('document_requests').select('status').where('person_id', '=', applicant.pk).execute()
    expect(await requests()).toEqual([{ status: 'USER_NOTIFIED' }])
    expect((await callsOf(applicant.token, applicant.email).ask()).body.obstacles).toEqual([])
    await passWeek()
    const colleague = await colleagueAtDesk(service)
    expect((await colleague.settle(applicant.pk, 'close-account', 'closed')).status).toBe(200)
    expect(await requests()).toEqual([])
    service.pass(2 * dayMs)
    await service.doJobs()
    expect((await signIn(applicant)).status).toBe(400)
    const withdrawn = service.emails.find(({ to, kind }) => to === applicant.email && kind === 'brokerage-account-closed')
    expect(withdrawn?.subject).toBe('Your application is withdrawn: Traditional IRA')
  })

  it('an empty account at the brokerage is closed there first, by a colleague', async () => {
    const saver = await newSaverWithBank(service, '078-05-1184')
    await callsOf(saver.token, saver.email).ask()
    await passWeek()
    expect((await signIn(saver)).status).toBe(200)
    const colleague = await colleagueAtDesk(service)
    expect((await colleague.settle(saver.pk, 'close-account', 'closed')).status).toBe(200)
    service.pass(2 * dayMs)
    await service.doJobs()
    expect((await signIn(saver)).status).toBe(400)
    expect(kindsTo(saver.email).at(-1)).toBe('account-closed')
  })

  it('nothing personal can be read in any table but in what is kept, with the reason', async () => {
    const saver = await newSaver(service, '078-05-1185')
    await saver.tellAll()
    await callsOf(saver.token, saver.email).ask()
    const secrets = [saver.email, samplePersonal.street_address, '078-05-1185', '078051185', samplePersonal.phone_number]
    expect(await tablesWith(saver.pk, secrets)).toEqual(expect.arrayContaining(['people', 'personal_information']))
    await passWeek()
    expect(await tablesWith(saver.pk, secrets)).toEqual([])
  })
})

/** The tables with a row of the person that reads like one of these, once everything sealed is open. */
async function tablesWith(personId: string, secrets: readonly string[]): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string; key: string }>`
    select table_name as name, column_name as key from information_schema.columns
    where table_schema = 'public' and (column_name = 'person_id' or (table_name = 'people' and column_name = 'id'))
    order by name`.execute(service.plainDb)
  const found: string[] = []
  for (const { name, key } of tables) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)} where ${sql.ref(key)} = ${personId}`.execute(service.plainDb)
    const sealed = allSealedTables.find((one) => one.name === name)
    const texts = rows.map((row) => JSON.stringify(openRow(service.context.keys, sealed, row)))
    if (secrets.some((secret) => texts.some((text) => text.includes(secret)))) found.push(name)
  }
  return found
}
