import { z } from 'zod'
import type { Outgoing, OutgoingRequest } from '../outgoing/outgoing.ts'
import { account, centsOf, position, relationship, toAccount, toTransfer, tradingAccount, transfer } from './alpaca-answers.ts'
import { beneficiariesOf } from './alpaca-investor.ts'
import { accountBody, directionOf, documentTypes, relationshipBody, transferBody } from './alpaca-requests.ts'
import {
  type BankReference,
  type Brokerage,
  type PartnerMoney,
  type PartnerTransfer,
  type Reply,
  refused,
  replied,
  type TransferAsked,
  type Unanswered,
  unavailable,
} from './brokerage.ts'
import type { BrokerageSettings } from './settings.ts'

type Method = OutgoingRequest['method']
type Ask = <Schema extends z.ZodType>(method: Method, path: string, schema: Schema, body?: unknown) => Promise<Reply<z.output<Schema>>>

const pageSize = 100
const mostPages = 20
const gone: ReadonlySet<string> = new Set(['CANCELED', 'CANCEL_REQUESTED', 'REJECTED'])

/**
 * Alpaca's Broker API: accounts, ACH relationships, transfers and documents. It sends no messages, so it is asked. It has no names of
 * ours for requests: after a lost answer what it has done is looked up before anything is sent again.
 */
export function alpacaBrokerage(outgoing: Outgoing, settings: BrokerageSettings): Brokerage {
  const ask = askOf(outgoing, settings)
  return {
    name: 'alpaca',
    openAccount: async (application, isAgain) => {
      if (application.accountType === 'INDIVIDUAL_401K') return refused('account-type-not-offered')
      const body = accountBody(application)
      const before = isAgain ? await findOwn(ask, application.email, body.account_sub_type) : replied(undefined)
      if (!before.ok) return before
      if (before.value) return replied(toAccount(before.value))
      const opened = await ask('POST', '/v1/accounts', account, body)
      return opened.ok ? replied(toAccount(opened.value)) : opened
    },
    findAccount: async (id) => mapped(await ask('GET', `/v1/accounts/${id}`, account), toAccount),
    nameBeneficiaries: async (id, people) =>
      mapped(await ask('PATCH', `/v1/accounts/${id}`, account, beneficiariesOf(people)), () => true as const),
    sendFile: async (id, { document, mediaType, bytes }) => {
      const content = Buffer.from(bytes).toString('base64')
      const files = [{ document_type: documentTypes[document], content, mime_type: mediaType }]
      return mapped(await ask('POST', `/v1/accounts/${id}/documents/upload`, z.unknown(), files), () => true as const)
    },
    moveMoney: (asked) => moveMoney(ask, asked),
    // It has no call for checks of other companies: people book them there by hand.
    expectRollover: async () => refused('rollover-not-offered'),
    // Nor one that changes the kind of a contribution.
    recharacterize: async () => refused('recharacterization-not-offered'),
    findUnanswered: async (asked) => mapped(await findLost(ask, asked), (found) => found && toTransfer(found)),
    findTransfer: async (accountId, transferId) => {
      const found = await findAmong(ask, accountId, '', ({ id }) => id === transferId)
      if (!found.ok) return found
      return found.value ? replied(toTransfer(found.value)) : refused('unknown-transfer')
    },
    moneyOf: (id) => moneyOf(ask, id),
    verify: () => undefined,
  }
}

/** Looks for what a lost answer may have done, has the bank known there, and sends the money. */
async function moveMoney(ask: Ask, asked: TransferAsked): Promise<Reply<PartnerTransfer>> {
  const { purpose } = asked
  if ('loanFeeCents' in purpose) return refused('loan-not-offered')
  if (purpose.direction === 'IN' && purpose.taxYear === null) return refused('rollover-not-offered')
  if (asked.again) {
    const before = await findLost(ask, { ...asked, direction: purpose.direction, again: asked.again })
    if (!before.ok) return before
    if (before.value) return replied(toTransfer(before.value))
  }
  const bank = await relate(ask, asked.accountId, asked.bank)
  if (!bank.ok) return bank
  const sent = await ask('POST', `/v1/accounts/${asked.accountId}/transfers`, transfer, transferBody({ ...asked, purpose }, bank.value))
  return !sent.ok && sent.why === 'refused' && sent.reason === 'not-accepted-403' ? refused('not-enough-money') : mapped(sent, toTransfer)
}

async function moneyOf(ask: Ask, id: string): Promise<Reply<PartnerMoney>> {
  const [money, positions] = await Promise.all([
    ask('GET', `/v1/trading/accounts/${id}/account`, tradingAccount),
    ask('GET', `/v1/trading/accounts/${id}/positions`, z.array(position)),
  ])
  if (!money.ok) return money
  if (!positions.ok) return positions
  const held = positions.value.map(({ symbol, qty, market_value }) => ({
    symbol,
    units: qty,
    valueCents: centsOf(market_value ?? '0'),
  }))
  return replied({ cashCents: centsOf(money.value.cash), positions: held })
}

/** The account that an earlier request of ours has opened. */
async function findOwn(ask: Ask, email: string, subType: string) {
  const all = await ask('GET', `/v1/accounts?query=${encodeURIComponent(email)}&entities=contact`, z.array(account))
  return mapped(all, (list) =>
    list.find(
      ({ account_sub_type, status, contact }) =>
        account_sub_type === subType && contact?.email_address === email && !['REJECTED', 'ACCOUNT_CLOSED'].includes(status),
    ),
  )
}

/** The transfer that an earlier request has made: the same amount in the same direction since then that is none of the known ones. */
async function findLost(ask: Ask, { accountId, amountCents, direction, again }: Omit<Unanswered, 'reference'>) {
  return findAmong(ask, accountId, `&direction=${directionOf(direction)}`, (one) => {
    const isNew = new Date(one.created_at) >= again.since && !again.known.includes(one.id)
    return isNew && centsOf(one.requested_amount ?? one.amount) === amountCents
  })
}

async function findAmong(ask: Ask, accountId: string, query: string, isWanted: (one: z.output<typeof transfer>) => boolean) {
  for (let page = 0; page < mostPages; page++) {
    const path = `/v1/accounts/${accountId}/transfers?limit=${pageSize}&offset=${page * pageSize}${query}`
    const some = await ask('GET', path, z.array(transfer))
    if (!some.ok) return some
    const found = some.value.find(isWanted)
    if (found || some.value.length < pageSize) return replied(found)
  }
  return unavailable
}

/** The bank as the brokerage knows it: one for each account, put in the place of another. Until it is approved nothing is sent. */
async function relate(ask: Ask, accountId: string, bank: BankReference): Promise<Reply<string>> {
  const path = `/v1/accounts/${accountId}/ach_relationships`
  const all = await ask('GET', path, z.array(relationship))
  if (!all.ok) return all
  const standing = all.value.filter(({ status }) => !gone.has(status))
  const own = standing.find(({ nickname }) => nickname === bank.id)
  if (own) return own.status === 'APPROVED' ? replied(own.id) : unavailable
  for (const { id } of standing) {
    const removed = await ask('DELETE', `${path}/${id}`, z.unknown())
    if (!removed.ok) return removed
  }
  const made = await ask('POST', path, relationship, relationshipBody(bank))
  if (!made.ok) return made
  return made.value.status === 'APPROVED' ? replied(made.value.id) : unavailable
}

function askOf(outgoing: Outgoing, { key, secret, url }: BrokerageSettings): Ask {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
  return async (method, path, schema, body) => {
    const headers = { authorization, accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) }
    const answer = await outgoing({ method, url: url + path, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    if (!answer.ok || answer.status >= 500 || [401, 408, 429].includes(answer.status)) return unavailable
    if (answer.status >= 400) return refused(`not-accepted-${answer.status}`)
    const read = schema.safeParse(readJson(answer.text))
    return read.success ? replied(read.data) : unavailable
  }
}

function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function mapped<From, To>(answer: Reply<From>, to: (value: From) => To): Reply<To> {
  return answer.ok ? replied(to(answer.value)) : answer
}
