import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

type Transfer = {
  id: string
  relationship_id: string
  account_id: string
  type: 'ach'
  status: string
  direction: string
  amount: string
  requested_amount: string
  reason: string | null
  created_at: string
  updated_at: string
}
type Account = {
  id: string
  account_number: string
  status: string
  account_type: string
  account_sub_type: string
  created_at: string
  contact: { email_address: string }
  kyc_results: unknown
  ssn: string
  cash: number
  banks: { id: string; account_id: string; status: string; nickname: string }[]
  transfers: Transfer[]
}

const opening = z.object({
  account_type: z.literal('ira'),
  account_sub_type: z.enum(['traditional', 'roth']),
  contact: z.object({
    email_address: z.string(),
    phone_number: z.string().regex(/^\+1\d{10}$/),
    street_address: z.array(z.string()).min(1),
  }),
  identity: z.object({
    tax_id: z.string().regex(/^\d{9}$/),
    tax_id_type: z.literal('USA_SSN'),
    country_of_citizenship: z.string().length(3),
  }),
  disclosures: z.object({ is_control_person: z.boolean(), employment_status: z.enum(['employed', 'unemployed', 'retired', 'student']) }),
  agreements: z
    .array(z.object({ agreement: z.string(), signed_at: z.iso.datetime(), ip_address: z.string(), revision: z.string() }))
    .min(1),
})
const moving = z.object({
  transfer_type: z.literal('ach'),
  relationship_id: z.string(),
  amount: z.string().regex(/^\d+\.\d\d$/),
  direction: z.enum(['INCOMING', 'OUTGOING']),
  ira: z.union([
    z.object({ tax_year: z.string().regex(/^20\d\d$/) }),
    z.object({
      distribution_reason: z.string(),
      tax_withholding: z.object({ fed_pct: z.string().regex(/^\d{1,3}$/), state_pct: z.string() }),
    }),
  ]),
})
const uploading = z.array(z.object({ document_type: z.string(), content: z.base64(), mime_type: z.string() })).min(1)
const bank = z.object({ nickname: z.string() })
const naming = z.object({
  beneficiaries: z
    .array(
      z.strictObject({
        given_name: z.string().min(1),
        family_name: z.string().min(1),
        date_of_birth: z.iso.date().exactOptional(),
        relationship: z.enum(['spouse', 'other']).exactOptional(),
        type: z.enum(['primary', 'contingent']),
        share_pct: z.string().regex(/^\d{1,3}$/),
      }),
    )
    .min(1),
})

type Reply = { readonly status?: number; readonly body?: unknown }

/** Speaks the documented protocol of Alpaca's Broker API as far as it is used. What happens later happens when a test says so. */
export async function startAlpacaServer() {
  const accounts = new Map<string, Account>()
  const fault: { next: 'lost' | 'down' | 'nonsense' | undefined } = { next: undefined }
  const asked: string[] = []
  const authorization = `Basic ${Buffer.from('key:secret').toString('base64')}`

  const server = createServer(async (request, response) => {
    const body = await text(request)
    asked.push(`${request.method} ${request.url}`)
    if (request.headers.authorization !== authorization)
      return send(response, { status: 401, body: { code: 40110000, message: 'unauthorized' } })
    const isChange = request.method === 'POST' && /(accounts|transfers)$/.test(request.url ?? '')
    if (fault.next === 'down') return send(response, { status: 503 })
    if (fault.next === 'nonsense') return response.end('<html>')
    const reply = answer(accounts, request, body)
    if (fault.next === 'lost' && isChange) {
      fault.next = undefined
      return response.destroy()
    }
    send(response, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    fail: (kind: typeof fault.next) => {
      fault.next = kind
    },
    advance: () => accounts.forEach(advance),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function answer(accounts: Map<string, Account>, request: IncomingMessage, body: string): Reply {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const [, one = '', rest = ''] = /^\/v1\/(?:trading\/)?accounts\/([^/]+)(?:\/(.*))?$/.exec(url.pathname) ?? []
  const call = `${request.method} ${url.pathname}`
  const json: unknown = body === '' ? undefined : JSON.parse(body)
  if (call === 'POST /v1/accounts') return openAccount(accounts, json)
  if (call === 'GET /v1/accounts') {
    const all = [...accounts.values()].filter(({ contact }) => contact.email_address === url.searchParams.get('query'))
    return { body: all.map(shown) }
  }
  const account = accounts.get(one)
  if (!account) return { status: 404, body: { code: 40410000, message: 'account not found' } }
  const calls: Readonly<Record<string, () => Reply>> = {
    'GET ': () => ({ body: shown(account) }),
    'PATCH ': () => name(account, json),
    'POST documents/upload': () => upload(account, json),
    'GET ach_relationships': () => ({ body: account.banks }),
    'POST ach_relationships': () => relate(account, json),
    'GET transfers': () => ({ body: listed(account, url.searchParams) }),
    'POST transfers': () => move(account, json),
    'GET account': () => ({ body: { cash: (account.cash / 100).toFixed(2), currency: 'USD' } }),
    'GET positions': () => ({ body: [{ symbol: 'VTI', qty: '1.5', market_value: '421.509' }] }),
  }
  if (request.method === 'DELETE' && rest.startsWith('ach_relationships/')) return unrelate(account, rest.split('/')[1] ?? '')
  return calls[`${request.method} ${rest}`]?.() ?? { status: 404, body: { code: 40410000, message: 'not found' } }
}

function openAccount(accounts: Map<string, Account>, json: unknown): Reply {
  const read = opening.safeParse(json)
  if (!read.success) return { status: 422, body: { code: 40010001, message: read.error.message } }
  const { contact, identity, account_type, account_sub_type } = read.data
  if (
    [...accounts.values()].some((one) => one.contact.email_address === contact.email_address && one.account_sub_type === account_sub_type)
  )
    return { status: 409, body: { code: 40910000, message: 'email already exists' } }
  const account: Account = {
    id: randomUUID(),
    account_number: '',
    status: 'SUBMITTED',
    account_type,
    account_sub_type,
    created_at: new Date().toISOString(),
    contact,
    kyc_results: null,
    ssn: identity.tax_id,
    cash: 0,
    banks: [],
    transfers: [],
  }
  accounts.set(account.id, account)
  return { body: shown(account) }
}

/** Within each type the shares add up to 100, and somebody is primary. */
function name(account: Account, json: unknown): Reply {
  const read = naming.safeParse(json)
  const sums = new Map<string, number>()
  for (const { type, share_pct } of read.data?.beneficiaries ?? []) sums.set(type, (sums.get(type) ?? 0) + Number(share_pct))
  const isWhole = sums.has('primary') && [...sums.values()].every((sum) => sum === 100)
  return isWhole ? { body: shown(account) } : { status: 422, body: { code: 42210000, message: 'bad beneficiaries' } }
}

function upload(account: Account, json: unknown): Reply {
  if (!uploading.safeParse(json).success) return { status: 400, body: { code: 40010000, message: 'bad document' } }
  account.status = 'APPROVAL_PENDING'
  account.kyc_results = null
  return { status: 204 }
}

function relate(account: Account, json: unknown): Reply {
  const read = bank.safeParse(json)
  if (!read.success) return { status: 400, body: { code: 40010000, message: 'bad relationship' } }
  if (account.banks.some(({ status }) => status === 'APPROVED')) return { status: 409, body: { code: 40910000, message: 'only one' } }
  const made = { id: randomUUID(), account_id: account.id, status: 'APPROVED', nickname: read.data.nickname }
  account.banks.push(made)
  return { body: made }
}

function unrelate(account: Account, id: string): Reply {
  account.banks = account.banks.map((one) => (one.id === id ? { ...one, status: 'CANCELED' } : one))
  return { status: 204 }
}

function listed({ transfers }: Account, query: URLSearchParams) {
  const [limit, offset] = [Number(query.get('limit') ?? 100), Number(query.get('offset') ?? 0)]
  const wanted = transfers.filter(({ direction }) => !query.has('direction') || direction === query.get('direction'))
  return wanted.toReversed().slice(offset, offset + limit)
}

function move(account: Account, json: unknown): Reply {
  const read = moving.safeParse(json)
  if (!read.success) return { status: 422, body: { code: 42210000, message: read.error.message } }
  const { relationship_id, amount, direction } = read.data
  const cents = Math.round(Number(amount) * 100)
  if (!account.banks.some(({ id, status }) => id === relationship_id && status === 'APPROVED'))
    return { status: 422, body: { code: 42210000, message: 'unknown relationship' } }
  if (cents % 100 === 2) return { status: 422, body: { code: 42210000, message: 'not allowed' } }
  if (direction === 'OUTGOING' && cents > account.cash)
    return { status: 403, body: { code: 40310000, message: 'insufficient withdrawable amount' } }
  if (direction === 'OUTGOING') account.cash -= cents
  const now = new Date().toISOString()
  const made: Transfer = {
    id: randomUUID(),
    relationship_id,
    account_id: account.id,
    type: 'ach',
    status: 'QUEUED',
    direction,
    amount,
    requested_amount: amount,
    reason: null,
    created_at: now,
    updated_at: now,
  }
  account.transfers.push(made)
  return { body: made }
}

/** A day or two go by. */
function advance(account: Account): void {
  for (const one of account.transfers) advanceTransfer(account, one)
  if (account.status === 'APPROVED' || account.status === 'APPROVAL_PENDING') {
    account.status = 'ACTIVE'
    account.account_number = `93${account.id.replace(/\D/g, '').padEnd(7, '0').slice(0, 7)}`
  }
  if (account.status !== 'SUBMITTED') return
  if (account.ssn.endsWith('0001')) {
    account.status = 'ACTION_REQUIRED'
    account.kyc_results = { accept: {}, reject: {}, indeterminate: { IDENTITY_VERIFICATION: {}, ADDRESS: {} }, summary: 'fail' }
  } else account.status = account.ssn.endsWith('0009') ? 'REJECTED' : 'APPROVED'
}

function advanceTransfer(account: Account, one: Transfer): void {
  const cents = Math.round(Number(one.amount) * 100)
  const [into, sign] = [one.direction === 'INCOMING', one.direction === 'INCOMING' ? 1 : 0]
  if (one.status === 'QUEUED') one.status = 'SENT_TO_CLEARING'
  else if (one.status === 'SENT_TO_CLEARING') {
    one.status = 'COMPLETE'
    account.cash += sign * cents
  } else if (one.status === 'COMPLETE' && cents % 100 === 1) {
    one.status = 'RETURNED'
    one.reason = 'ACH return R01: insufficient funds'
    account.cash += into ? -cents : cents
  }
}

function shown({ ssn: _ssn, cash: _cash, banks: _banks, transfers: _transfers, ...account }: Account) {
  return account
}

function send(response: ServerResponse, { status = 200, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body === undefined ? '' : JSON.stringify(body))
}
