import { ask } from './ask.ts'
import { endSession } from './session.ts'

/**
 * The token of a link in a letter signs in, once. It leaves the address bar and the history before anything else happens, so that
 * it stands in no referrer and in no bookmark. A link that no longer works changes nothing: the page goes on.
 */
export async function exchangeToken(): Promise<void> {
  const url = new URL(location.href)
  const token = url.searchParams.get('token')
  if (token === null) return
  url.searchParams.delete('token')
  history.replaceState(history.state, '', url)
  const answer = await ask('GET /api/v1/token/authenticate/', { headers: { token } })
  if (answer.ok) endSession()
}
