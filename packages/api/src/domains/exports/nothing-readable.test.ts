import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { samplePersonal } from '../../testing/sample-person.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newSaver } from '../brokerage/testing/saver.ts'
import { colleagueAtDesk } from '../desk/testing/colleague-at-desk.ts'
import { recordDisclosure } from '../documents/letter/disclosures.ts'
import { callsOf } from '../documents/testing/document-calls.ts'
import { pdf } from '../documents/testing/pdfs.ts'

const dayMs = 86_400_000

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

/** What somebody types in the course of years, each a text that stands nowhere by chance. */
const typed = {
  ...samplePersonal,
  street_address: '77 Quillfeather Row',
  city: 'Vexburgh',
  phone_number: '2065550177',
  dob: '1971-03-09',
  ssn: '219-31-7717',
  company: 'Brindlewick Foundry',
  contact: 'Marigold Thistledown',
  heir: 'Zenobia',
  message: 'Please look for the account of my aunt Perpetua.',
  paper: 'Perpetua-statement',
}

/** Somebody who has told, sent, signed and linked what there is, without anything that stands in the way of leaving. */
async function somebodyWithEverything() {
  const saver = await newSaver(service, typed.ssn)
  const { token } = saver
  const send = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const { status, text } = await saver.send(method, url, payload)
    if (status >= 300) throw new Error(`${method} ${url} gave ${status}: ${text}`)
  }
  const { company, contact, heir, message, paper, ...personal } = typed
  await send('POST', '/api/v1/accounts/add_personal_information/', personal)
  const [first = '', last = ''] = contact.split(' ')
  const answers = { trusted_contact: true, contact_firstname: first, contact_lastname: last, contact_email: 'marigold@thistledown.example' }
  await send('POST', '/api/v1/accounts/add_investment_account_info/', { citizen_status: 'us-citizen', ...answers })
  await send('POST', '/api/v1/employers/add_user_employers/', { company_name: company, start_year: 1999, end_year: 2008 })
  const person = { first_name: heir, last_name: 'Example', relation: 'child', birth_date: null, rank: 'primary', share_percent: 100 }
  await send('POST', '/api/v1/accounts/beneficiaries/', { people: [person], signed_name: 'Pat Example', replaces: null })
  const from = { first_name: 'Pat', last_name: 'Example', from_email: saver.email, recaptcha_resp_token: 'a-token' }
  await send('POST', '/api/v1/mailer/contact-us/', { ...from, subject: 'My aunt', message })
  await callsOf(service, token()).uploadPhoto({ bytes: pdf({ objects: ['(canary of a file)'] }), name: `${paper}.pdf` })
  const { results } = (await service.ask({ method: 'GET', url: '/api/v1/accounts/personal_information/', token: token() })).body
  const sign = `/api/v1/accounts/personal_information/has_custodial_auth/${results[0].pk}/update/`
  await send('PUT', sign, { has_custodial_auth: true, signed_name: 'Pat Example' })
  const shown = { personId: saver.pk, recipient: company, reason: 'To ask whether there is an account.' }
  await service.db.transaction().execute((trx) => recordDisclosure(service.context, trx, shown))
  await service.doJobs()
  return saver
}

/** Every row of every table as the database has it, by table: nothing is opened. */
async function everyRow(): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    service.plainDb,
  )
  const texts = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(service.plainDb)
    texts.set(name, rows.map(({ text }) => text).join('\n'))
  }
  return texts
}

const tablesWith = async (secrets: readonly string[]) =>
  [...(await everyRow())].flatMap(([name, text]) => secrets.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`))

it('who has taken a copy of everything and closed the account leaves nothing that can be read, in any table or file', async () => {
  const { email, pk, token, signInAgain } = await somebodyWithEverything()
  await signInAgain()
  const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
    service.ask({ method, url, token: token(), ...(payload && { payload }) })

  const { pk: copy } = (await ask('POST', '/api/v1/accounts/exports/', {})).body
  await service.doJobs()
  const { rawPayload } = await service.app.inject({
    method: 'POST',
    url: `/api/v1/accounts/exports/${copy}/file/`,
    headers: { authorization: `Bearer ${token()}` },
    payload: {},
  })
  const copied = Buffer.from(unzipSync(rawPayload)['data.json'] ?? []).toString()
  // The copy has what was typed, so the search below looks for what is really there.
  const told = [
    email,
    typed.street_address,
    typed.city,
    typed.phone_number,
    typed.dob,
    typed.company,
    'Thistledown',
    typed.heir,
    typed.paper,
  ]
  expect(told.filter((secret) => !copied.includes(secret))).toEqual([])

  const secrets = [...told, typed.ssn, typed.ssn.replaceAll('-', ''), typed.message, 'Perpetua', 'Marigold', 'canary of a file']
  expect(await tablesWith(secrets)).toEqual([])

  expect((await ask('POST', '/api/v1/accounts/closing/', { account_email: email })).body.obstacles).toEqual([])
  const passDays = async (days: number) => {
    for (let day = 0; day < days; day++) {
      service.pass(dayMs)
      await service.doJobs()
    }
  }
  await passDays(1)
  const colleague = await colleagueAtDesk(service)
  await colleague.settle(pk, 'letter-withdrawn', 'said', { how: 'By e-mail.' })
  await passDays(9)

  const person = await service.db.selectFrom('people').select('closed_at').where('id', '=', pk).executeTakeFirst()
  expect(person?.closed_at).not.toBeNull()
  expect(await tablesWith(secrets)).toEqual([])
  const parts = await service.db.selectFrom('data_exports').select('id').where('person_id', '=', pk).execute()
  expect(parts).toEqual([])
})
