import { randomUUID } from 'node:crypto'
import { knownProviderContracts } from '@app/schemas/api/accounts/known-providers'
import type { Contract } from '@app/schemas/api/contract'
import { journeyContracts } from '@app/schemas/api/people/journeys'
import { personalInformationContracts } from '@app/schemas/api/people/personal-information'
import { questionnaireContracts } from '@app/schemas/api/people/questionnaire'
import type { Sent } from './calls.ts'

/** One thing that a person writes, again and again, each time with the next number. */
export type Series = {
  /** Writes it once more, and remembers that when it is acknowledged. */
  readonly write: () => Promise<void>
  /** What the person has to find at the end, as calls and as rows tell it. */
  readonly kept: () => Recorded
  readonly findByCalls: () => Promise<readonly string[]>
}

type Recorded = { readonly byCalls: readonly string[]; readonly inRows: readonly string[] }

/** Sends until it is acknowledged: the same again, as long as nobody knows whether it has happened. */
export type Send = <Answer>(
  contract: Pick<Contract, 'method' | 'path' | 'status'> & { readonly answer: { readonly parse: (given: unknown) => Answer } },
  sent?: Sent,
) => Promise<Answer>

type Versioned = { readonly number: number; readonly key: string }

const mode = 'landing-fc-find'
const changeWritten = ['details-changed e-mail', 'job of the details-changed e-mail']
const choices = ['for-me', 'myself', 'person'] as const

/** A list that grows by one row each time. Named again, a provider is the same one: so sending it twice must not make two. */
export function providerSeries(send: Send): Series {
  const kept: string[] = []
  return {
    write: async () => {
      const number = kept.length + 1
      await send(knownProviderContracts.addKnownProvider, { body: { record_keeper_name: `Keeper ${number}`, balance: number } })
      kept.push(providerItem(`Keeper ${number}`, number))
    },
    kept: () => ({ byCalls: kept, inRows: kept }),
    findByCalls: async () => {
      const { results } = await send(knownProviderContracts.listKnownProviders)
      return results.map(({ record_keeper_name, balance }) => providerItem(record_keeper_name, balance))
    },
  }
}

/** A record whose version counts how often it was changed. */
export function personalSeries(send: Send): Series {
  const { addPersonalInformation, updatePersonalInformation, listPersonalInformation } = personalInformationContracts
  let last: (Versioned & { readonly id: string }) | undefined
  return {
    write: async () => {
      const next = nextOf(last)
      const sent = { headers: headersOf(last, next), body: personalForm(next.number) }
      const saved = await (last === undefined
        ? send(addPersonalInformation, sent)
        : send(updatePersonalInformation, { ...sent, params: { id: last.id } }))
      expectNumber(next, saved.version, saved.street_address === streetOf(next.number))
      last = { ...next, id: saved.pk }
    },
    kept: () =>
      withEmails(
        last,
        recordedOf(last, 'personal information', ({ number }) => streetOf(number)),
      ),
    findByCalls: async () => {
      const { results } = await send(listPersonalInformation)
      return results.map(({ version, street_address }) => `personal information ${version}: ${street_address}`)
    },
  }
}

/** Answers of which some are kept in the clear and some sealed. */
export function questionnaireSeries(send: Send): Series {
  const { addInvestmentAccountInfo, updateInvestmentAccountInfo, listInvestmentAccountInfo } = questionnaireContracts
  let last: (Versioned & { readonly id: string }) | undefined
  return {
    write: async () => {
      const next = nextOf(last)
      const body = { job_title: `Nurse ${next.number}`, contact_email: mailOf(next.number), trusted_contact: true }
      const sent = { headers: headersOf(last, next), body }
      const saved = await (last === undefined
        ? send(addInvestmentAccountInfo, sent)
        : send(updateInvestmentAccountInfo, { ...sent, params: { id: last.id } }))
      expectNumber(next, saved.version, saved['job_title'] === body.job_title && saved['contact_email'] === body.contact_email)
      last = { ...next, id: saved.pk }
    },
    kept: () =>
      withEmails(
        last,
        recordedOf(last, 'questionnaire', ({ number }) => mailOf(number)),
      ),
    findByCalls: async () => {
      const { results } = await send(listInvestmentAccountInfo)
      return results.map(({ version, contact_email }) => `questionnaire ${version}: ${contact_email}`)
    },
  }
}

/** A place that is kept, and one answer that is changed each time. */
export function journeySeries(send: Send): Series {
  let last: (Versioned & { readonly flowVersion: string; readonly step: string }) | undefined
  const begin = async () => {
    const { flow_version, decision } = await send(journeyContracts.getJourney, { params: { mode } })
    return { flowVersion: flow_version, step: decision.go?.step ?? '' }
  }
  return {
    write: async () => {
      const { flowVersion, step } = last ?? (await begin())
      const next = nextOf(last)
      const body = { place: { step }, flow_version: flowVersion, answers: { search_choice: choiceOf(next.number) } }
      const headers = { ...headersOf(last, next), 'if-match': `"${next.number - 1}"` }
      const saved = await send(journeyContracts.saveJourney, { params: { mode }, headers, body })
      expectNumber(next, saved.version, saved.answers['search_choice'] === choiceOf(next.number))
      last = { ...next, flowVersion, step }
    },
    kept: () => recordedOf(last, 'journey', ({ step }) => step),
    findByCalls: async () => {
      const { version, place } = await send(journeyContracts.getJourney, { params: { mode } })
      return version === 0 ? [] : [`journey ${version}: ${place?.step}`]
    },
  }
}

function nextOf(last: Versioned | undefined): Versioned {
  return { number: (last?.number ?? 0) + 1, key: randomUUID() }
}

function headersOf(last: Versioned | undefined, { key }: Versioned): Readonly<Record<string, string>> {
  return { 'idempotency-key': key, ...(last && { 'if-match': `"${last.number}"` }) }
}

/** The answer to a write that is sent again is the answer to that very write. */
function expectNumber({ number }: Versioned, version: number, isOurs: boolean): void {
  if (version !== number || !isOurs) throw new Error(`The write number ${number} was answered with version ${version}.`)
}

function recordedOf<Last extends Versioned>(last: Last | undefined, what: string, toText: (last: Last) => string): Recorded {
  if (last === undefined) return { byCalls: [], inRows: [] }
  return { byCalls: [`${what} ${last.number}: ${toText(last)}`], inRows: [`${what} ${last.number} by ${last.key}`] }
}

/** Each other address or contact but the first is written to the person. */
function withEmails(last: Versioned | undefined, { byCalls, inRows }: Recorded): Recorded {
  const changes = Math.max(0, (last?.number ?? 0) - 1)
  return { byCalls, inRows: [...inRows, ...Array.from({ length: changes }, () => changeWritten).flat()] }
}

function providerItem(name: string, balance: number | null): string {
  return `provider ${name}: ${balance}`
}

function choiceOf(number: number): string {
  return choices[number % choices.length] ?? choices[0]
}

function mailOf(number: number): string {
  return `contact${number}@example.com`
}

function streetOf(number: number): string {
  return `${number} Main Street`
}

function personalForm(number: number) {
  return {
    street_address: streetOf(number),
    city: 'Springfield',
    state: 'IL',
    zip_code: '62701',
    phone_number: '2175550123',
    dob: '1970-01-02',
    ira_interest: true,
    has_custodial_auth: false,
  }
}
