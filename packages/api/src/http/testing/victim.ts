import { factorCalls } from '../../domains/auth/testing/factor-calls.ts'
import { picture } from '../../domains/documents/testing/pictures.ts'
import { givePlan } from '../../domains/loans/testing/give-plan.ts'
import { multipart } from '../../testing/multipart.ts'
import type { TestApp } from '../../testing/test-app.ts'
import {
  type Made,
  made,
  makeAccounts,
  makeBrokerageAccount,
  makeDeposit,
  makeLoans,
  makeMembership,
  makePortfolio,
  makeRollover,
  type Send,
} from './victims-money.ts'

/** A person with one row of everything, and what of theirs must never be seen by others. */
export type Victim = Made & { readonly access: string }

type SignedUp = Awaited<ReturnType<TestApp['signUp']>>

const accounts = '/api/v1/accounts'
const form = {
  street_address: '41 Larkspur Terrace',
  city: 'Millinocket',
  state: 'ME',
  zip_code: '04462',
  phone_number: '2075550155',
  dob: '1979-11-30',
  ssn: '518-23-7741',
  ira_interest: true,
  has_custodial_auth: false,
}
const words = ['Ottoline', 'Larkspur', 'Millinocket', '04462', '2075550155', '1979-11-30', '7741', '518-23-7741', '518237741', 'Lighthouse']

/** Another person with as much, so that no call fails for want of a row of their own. */
export async function makeStranger(service: TestApp): Promise<string> {
  const other = {
    ...form,
    street_address: '7 Elm Street',
    city: 'Bangor',
    zip_code: '04401',
    dob: '1990-01-02',
    phone_number: '2075550100',
    ssn: '219-09-9999',
  }
  return (await makePerson(service, await service.signUp(), other, 'Baker', 'Elm Trust')).access
}

export async function makeVictim(service: TestApp): Promise<Victim> {
  const person = await service.signUp({ first_name: 'Ottoline', last_name: 'Larkspur' })
  return makePerson(service, person, form, 'Lighthouse keeper', 'Larkspur Trust')
}

async function makePerson(service: TestApp, person: SignedUp, own: typeof form, job_title: string, keeper: string): Promise<Victim> {
  const { access, email } = person
  const send = senderOf(service, access)
  // Before there is money: the first one would take a code from an e-mail.
  const passkey = await makePasskey(service, access)
  const { personal, ...record } = await makeRecord(send, own, job_title)
  await givePlan(service, person, 2_000_000)
  const owned = [
    await makeEmployer(send, keeper),
    await makeFoundAccount(service, send, person, personal),
    await makeLoans(send, keeper),
    await makePortfolio(send, own.dob),
    await makePhoto(service, access, keeper),
    await makeMembership(send),
    await makeAccounts(send, keeper, own.phone_number, email),
    await makeBrokerageAccount(service, send, person.pk),
    await makeRollover(send, keeper),
  ]
  const { flow_version, decision } = await send('GET', '/api/journeys/onboarding')
  await send('PUT', '/api/journeys/onboarding', { place: decision.go, flow_version })
  const asked = [await makeHelpRequest(send, keeper), await makeExport(send), await makeHeir(send, person), await makeDeposit(send)]
  const made = [passkey, record, ...owned, ...asked, await findSession(send)]
  return {
    access,
    reach: Object.fromEntries(made.flatMap(({ reach }) => Object.entries(reach))),
    secrets: [email, ...words, ...made.flatMap(({ secrets }) => secrets)],
  }
}

function senderOf(service: TestApp, token: string): Send {
  return async (method, url, payload, base = 0) => {
    const headers = { 'idempotency-key': 'the-victims-own', 'if-match': `"${base}"` }
    const { status, body, text } = await service.ask({ method, url, token, headers, ...(payload && { payload }) })
    if (status >= 300) throw new Error(`${method} ${url} gave ${status}: ${text}`)
    return body
  }
}

async function makePasskey(service: TestApp, access: string): Promise<Made> {
  const { passkey } = (await factorCalls(service, access).addPasskey()).body
  const reach = { renamePasskey: { id: passkey.pk, payload: { name: 'Mine now' } }, removePasskey: { id: passkey.pk } }
  return { reach, secrets: [] }
}

async function findSession(send: Send): Promise<Made> {
  const { results } = await send('GET', '/api/v1/auth/sessions/')
  return { reach: { endSession: { id: results[0].pk } }, secrets: [] }
}

type Personal = { readonly pk: string; readonly version: number }

async function makeRecord(send: Send, own: typeof form, job_title: string): Promise<Made & { readonly personal: Personal }> {
  const personal = await send('POST', `${accounts}/add_personal_information/`, own)
  const work = { job_title, employment_status: 'self-employed', citizen_status: 'us-citizen' }
  const answers = await send('POST', `${accounts}/add_investment_account_info/`, work)
  const reach = {
    updatePersonalInformation: { id: personal.pk, payload: { ...own, city: 'Elsewhere' } },
    signLetter: { id: personal.pk, payload: { has_custodial_auth: true } },
    updateInvestmentAccountInfo: { id: answers.pk, payload: { job_title: 'Thief' } },
  }
  return { personal, reach, secrets: [personal.pk, answers.pk] }
}

/** A job they had, and somebody who is known to keep the records of its plan. */
async function makeEmployer(send: Send, keeper: string): Promise<Made> {
  await send('POST', `${accounts}/known_providers/create/`, { record_keeper_name: keeper, balance: 90_000 })
  const job = { company_name: `${keeper} Works`, start_year: 2001, end_year: 2004, salary: 73_519 }
  const { pk: id } = await send('POST', '/api/v1/employers/add_user_employers/', job)
  const reach = {
    getEmployer: { id },
    updateEmployer: { id, payload: { ...job, company_name: 'Elsewhere' } },
    deleteEmployer: { id },
  }
  return { reach, secrets: [id] }
}

/** What a search finds, once its letter is signed. */
async function makeFoundAccount(service: TestApp, send: Send, person: SignedUp, { pk, version }: Personal): Promise<Made> {
  const { first_name, last_name } = person
  const letter = `${accounts}/personal_information/has_custodial_auth/${pk}/update/`
  await send('PUT', letter, { has_custodial_auth: true, signed_name: `${first_name} ${last_name}` }, version)
  await send('POST', `${accounts}/onboarding/create/`, { names: [{ first_name, last_name: `${last_name} Before` }] })
  await service.doJobs()
  const { results } = await send('GET', `${accounts}/found_accounts/`)
  const id = results[0].pk
  return { reach: { readFoundAccount: { id } }, secrets: [id] }
}

async function makePhoto(service: TestApp, access: string, name: string): Promise<Made> {
  const photo = multipart([
    { field: 'uploaded_doctype', value: 'passport' },
    { field: 'file', name: `${name}.jpg`, value: await picture().jpeg().toBuffer() },
  ])
  const uploaded = await service.ask({ method: 'POST', url: '/api/v1/documents/photo_id/upload/', token: access, ...photo })
  const id = uploaded.body.pk
  return { reach: { readDocument: { id }, removeDocument: { id } }, secrets: [id] }
}

async function makeHelpRequest(send: Send, text: string): Promise<Made> {
  const { pk: id } = await send('POST', '/api/v1/help/requests/', { subject: text, message: text })
  const reach = { addHelpMessage: { id, payload: { message: 'Thief' } }, closeHelpRequest: { id, payload: {} } }
  return { reach, secrets: [id] }
}

async function makeExport(send: Send): Promise<Made> {
  const { pk: id } = made.parse(await send('POST', `${accounts}/exports/`, {}))
  return { reach: { downloadExport: { id, payload: {} }, removeExport: { id } }, secrets: [] }
}

async function makeHeir(send: Send, { first_name, last_name }: SignedUp): Promise<Made> {
  const heir = { first_name: 'Heir', last_name, relation: 'child', birth_date: null, rank: 'primary', share_percent: 100 }
  const signed = { people: [heir], signed_name: `${first_name} ${last_name}`, replaces: null }
  const { changing, current } = await send('POST', `${accounts}/beneficiaries/`, signed)
  return { reach: { keepBeneficiaries: { id: (changing ?? current).pk, payload: {} } }, secrets: [] }
}
