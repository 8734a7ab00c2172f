import { randomUUID } from 'node:crypto'
import { samplePersonal } from '../../../testing/sample-person.ts'
import type { TestApp } from '../../../testing/test-app.ts'

export const dayMs = 86_400_000
const url = '/api/v1/accounts/unclaimed_properties/'

let owners = 1_001

type Named = { readonly first_name?: string; readonly last_name?: string }

/** A person of this name who lives in Portland, Oregon, and their calls. */
export async function owner(service: TestApp, { isKnown = true, ...name }: Named & { readonly isKnown?: boolean } = {}) {
  const {
    access,
    email,
    pk,
    password1: password,
  } = await service.signUp({ first_name: 'Omar', last_name: `Notreal${letters(owners)}`, ...name })
  const last_name = name.last_name ?? `Notreal${letters(owners)}`
  owners++
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, payload?: object, more: Record<string, string> = {}) =>
    service.ask({ method, url: path, token: access, headers: { 'idempotency-key': randomUUID(), ...more }, ...(payload && { payload }) })
  const themselves = {
    ...samplePersonal,
    city: 'Portland',
    state: 'OR',
    zip_code: '97214',
    ssn: `219-23-${String(owners).padStart(4, '0')}`,
  }
  const tellOfThemselves = () => send('POST', '/api/v1/accounts/add_personal_information/', themselves)
  if (isKnown) await tellOfThemselves()
  const get = async (which = '') => (await send('GET', `${url}${which}`)).body
  return {
    pk,
    access,
    email,
    password,
    lastName: last_name.toUpperCase(),
    tellOfThemselves,
    /** Saves another last name. */
    rename: async (lastName: string) => {
      const { ssn: _, ...form } = themselves
      const [kept] = (await send('GET', '/api/v1/accounts/personal_information/')).body.results
      const path = `/api/v1/accounts/personal_information/${kept.pk}/update/`
      return send('PUT', path, { ...form, first_name: 'Omar', last_name: lastName }, { 'if-match': `"${kept.version}"` })
    },
    get,
    /** Asks, has it looked through, and asks again. */
    look: async (which = '') => {
      await get()
      await service.doJobs()
      return get(which)
    },
    hint: (payload: object) => send('POST', '/api/v1/accounts/alt_personal_information/create/', payload),
    answer: (unclaimed_properties: readonly object[]) => send('PATCH', `${url}update-confirmed/`, { unclaimed_properties }),
    claim: (unclaimed_properties: readonly object[]) => send('PATCH', `${url}claimed/`, { unclaimed_properties }),
  }
}

/** A name of their own for each, in letters. */
function letters(number: number): string {
  return String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
}
