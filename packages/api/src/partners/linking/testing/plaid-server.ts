import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type Kind = 'bank' | 'plan' | 'hand'
type Item = { id: string; kind: Kind; status: string | null; needsLogin: boolean; tries: number }
type Items = Map<string, Item>
type Body = Readonly<Record<string, unknown>>
type Paths = Readonly<Record<string, (body: Body) => object>>
type Answer = { readonly status: number; readonly body: object }

class PlaidProblem extends Error {
  readonly type: string
  readonly code: string
  constructor(type: string, code: string) {
    super(code)
    this.type = type
    this.code = code
  }
}

const account = { account_id: 'acc-1', name: 'Everyday', mask: '6789', balances: { current: 2500.1, available: 2400, limit: null } }
const accounts = {
  bank: { ...account, type: 'depository', subtype: 'checking' },
  hand: { ...account, type: 'depository', subtype: 'checking', balances: { current: null, available: null, limit: null } },
  plan: { ...account, type: 'investment', subtype: '401k', balances: { current: 18000, available: null, limit: null } },
}

/** Speaks the part of Plaid's HTTP API that we use: paths, names of fields, errors, keys. Tests choose the states of items. */
export async function plaidServer(clientId: string, secret: string) {
  const items: Items = new Map()
  const publicTokens = new Map<string, Kind>()
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const asked: { path: string; body: Body }[] = []
  let isDown = false
  const paths = { ...pathsOfLink(items, publicTokens), ...pathsOfItems(items), ...pathOfKey(publicKey) }

  const answer = ({ headers, url = '' }: IncomingMessage, body: Body): Answer => {
    if (isDown) return problem(500, 'API_ERROR', 'INTERNAL_SERVER_ERROR')
    if (headers['plaid-client-id'] !== clientId || headers['plaid-secret'] !== secret)
      return problem(400, 'INVALID_INPUT', 'INVALID_API_KEYS')
    return answerAt(paths, url, body)
  }
  const server = createServer(async (request, response) => {
    const sent = (await json(request)) as Body
    asked.push({ path: request.url ?? '', body: sent })
    const { status, body } = answer(request, sent)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ ...body, request_id: randomUUID() }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    privateKey,
    ...windowOf(items, publicTokens),
    setDown: (down: boolean) => {
      isDown = down
    },
  }
}

function problem(status: number, error_type: string, error_code: string): Answer {
  return { status, body: { error_type, error_code, error_message: 'In words.', display_message: null } }
}

function answerAt(paths: Paths, path: string, body: Body): Answer {
  try {
    const known = paths[path]
    return known ? { status: 200, body: known(body) } : problem(404, 'INVALID_REQUEST', 'NOT_FOUND')
  } catch (error) {
    return error instanceof PlaidProblem ? problem(400, error.type, error.code) : { status: 500, body: {} }
  }
}

/** What happens in Plaid's own window, or on the side of a bank. */
function windowOf(items: Items, publicTokens: Map<string, Kind>) {
  return {
    publicToken: (kind: Kind) => {
      const token = `public-test-${randomUUID()}`
      publicTokens.set(token, kind)
      return token
    },
    change: (accessToken: string, change: Partial<Item>) => {
      const item = items.get(accessToken)
      if (item) Object.assign(item, change)
    },
  }
}

/** Into Plaid's own window, and from there to an item. */
function pathsOfLink(items: Items, publicTokens: Map<string, Kind>): Paths {
  return {
    '/link/token/create': (body) => {
      if (!body['client_name'] || !body['user'] || !body['language'] || !body['country_codes'])
        throw new PlaidProblem('INVALID_REQUEST', 'MISSING_FIELDS')
      if (!body['products'] && !items.has(String(body['access_token']))) throw new PlaidProblem('INVALID_INPUT', 'INVALID_ACCESS_TOKEN')
      return { link_token: `link-test-${randomUUID()}`, expiration: new Date(Date.now() + 14_400_000).toISOString() }
    },
    '/item/public_token/exchange': ({ public_token }) => {
      const kind = publicTokens.get(String(public_token))
      if (!kind || !publicTokens.delete(String(public_token))) throw new PlaidProblem('INVALID_INPUT', 'INVALID_PUBLIC_TOKEN')
      const item: Item = {
        id: randomUUID(),
        kind,
        status: kind === 'hand' ? 'pending_manual_verification' : null,
        needsLogin: false,
        tries: 3,
      }
      items.set(`access-${item.id}`, item)
      return { access_token: `access-${item.id}`, item_id: item.id }
    },
  }
}

function pathsOfItems(items: Items): Paths {
  const itemOf = ({ access_token }: Body): Item => {
    const item = items.get(String(access_token))
    if (!item) throw new PlaidProblem('INVALID_INPUT', 'INVALID_ACCESS_TOKEN')
    if (item.needsLogin) throw new PlaidProblem('ITEM_ERROR', 'ITEM_LOGIN_REQUIRED')
    return item
  }
  const accountsOf = ({ kind, status }: Item) => [{ ...accounts[kind], verification_status: status }]
  return {
    '/accounts/get': (body) => ({ accounts: accountsOf(itemOf(body)), item: {} }),
    '/auth/get': (body) => {
      const item = itemOf(body)
      if (item.status === 'pending_manual_verification') throw new PlaidProblem('INVALID_REQUEST', 'PRODUCTS_NOT_SUPPORTED')
      return { accounts: accountsOf(item), numbers: { ach: [{ account_id: 'acc-1', account: '000123456789', routing: '011000015' }] } }
    },
    '/investments/holdings/get': (body) => ({
      accounts: accountsOf(itemOf(body)),
      holdings: [
        { account_id: 'acc-1', institution_value: 10000, vested_value: 7000 },
        { account_id: 'acc-1', institution_value: 8000, vested_value: null },
      ],
      securities: [],
    }),
    '/item/remove': ({ access_token }) => {
      if (!items.delete(String(access_token))) throw new PlaidProblem('ITEM_ERROR', 'ITEM_NOT_FOUND')
      return {}
    },
  }
}

/** For the signatures of webhooks. */
function pathOfKey(publicKey: KeyObject): Paths {
  return {
    '/webhook_verification_key/get': ({ key_id }) => {
      if (key_id !== 'key-1') throw new PlaidProblem('INVALID_INPUT', 'INVALID_WEBHOOK_VERIFICATION_KEY_ID')
      return { key: { ...publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'key-1', created_at: 1, expired_at: null } }
    },
  }
}
