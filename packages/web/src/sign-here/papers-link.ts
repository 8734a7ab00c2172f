import { type Answer, failed } from '../client/service/answer.ts'
import { ask } from '../client/service/ask.ts'
import type { Signing } from '../screens/data/papers/signing.ts'

let held = readFromAddress()
let entering: Promise<Answer<unknown>> | undefined

/** The token of the link, taken out of the address bar and the history before anything else happens. */
function readFromAddress(): string | undefined {
  if (typeof location === 'undefined' || location.pathname !== '/sign') return undefined
  const token = new URLSearchParams(location.hash.slice(1)).get('papers')
  if (token !== null) history.replaceState(history.state, '', location.pathname)
  return token ?? undefined
}

/** The papers that this device was handed. The link is used up once; after that the browser holds a key that scripts cannot read. */
export async function enterAndRead(): Promise<Answer<Signing>> {
  if (held !== undefined) {
    const token = held
    entering ??= ask('POST /api/v1/signing/phone/enter/', { body: { token } })
    const entered = await entering
    entering = undefined
    if (!entered.ok && entered.failure.code !== 'link_used_up') return failed(entered.failure)
    // A link that was used before may have been used by this very device: its key tells.
    held = undefined
  }
  return ask('GET /api/v1/signing/phone/papers/')
}
