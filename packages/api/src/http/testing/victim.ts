import type { TestApp } from '../../testing/test-app.ts'

/** Somebody with one of everything, and what of theirs must never be seen by others. */
export type Victim = {
  readonly access: string
  /** What another person would have to send to reach a row of theirs, by the name of the call. */
  readonly reach: Readonly<Record<string, { readonly id: string; readonly payload?: object }>>
  readonly secrets: readonly string[]
}

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

/** Somebody else with as much, so that no call fails for want of a row of their own. */
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

async function makePerson(
  service: TestApp,
  { access, email }: { readonly access: string; readonly email: string },
  own: typeof form,
  job_title: string,
  record_keeper_name: string,
): Promise<Victim> {
  const send = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const headers = { 'idempotency-key': 'the-victims-own', 'if-match': '"0"' }
    const { status, body, text } = await service.ask({ method, url, token: access, headers, ...(payload && { payload }) })
    if (status >= 300) throw new Error(`${method} ${url} gave ${status}: ${text}`)
    return body
  }
  const personal = await send('POST', `${accounts}/add_personal_information/`, own)
  const answers = await send('POST', `${accounts}/add_investment_account_info/`, { job_title })
  await send('POST', `${accounts}/known_providers/create/`, { record_keeper_name })
  const { flow_version, decision } = await send('GET', '/api/journeys/onboarding')
  await send('PUT', '/api/journeys/onboarding', { place: decision.go, flow_version })
  const { results } = await send('GET', '/api/v1/auth/sessions/')
  return {
    access,
    reach: {
      endSession: { id: results[0].pk },
      updatePersonalInformation: { id: personal.pk, payload: { ...own, city: 'Elsewhere' } },
      signLetter: { id: personal.pk, payload: { has_custodial_auth: true } },
      updateInvestmentAccountInfo: { id: answers.pk, payload: { job_title: 'Thief' } },
    },
    secrets: [
      email,
      'Ottoline',
      'Larkspur',
      'Millinocket',
      '04462',
      '2075550155',
      '1979-11-30',
      '7741',
      'Lighthouse',
      personal.pk,
      answers.pk,
    ],
  }
}
