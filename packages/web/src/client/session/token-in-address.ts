import { type Answer, done } from '../service/answer.ts'
import { ask } from '../service/ask.ts'
import { endOwnSession, loadSession, tellOtherTabs } from './session.ts'

/** What the link of an e-mail is for. */
export type Purpose = 'sign-in' | 'password' | 'confirm' | 'recover' | 'stop-recovery' | 'invitation'
type Held = { readonly token: string; readonly purpose: Purpose }

let held: Held | undefined

/**
 * Takes the token of a link out of the address bar and the history before anything else happens, so that it stands in no referrer
 * and in no bookmark. Links of e-mails have it behind the #, which browsers send to nobody.
 */
export function readToken(): void {
  const url = new URL(location.href)
  const hash = new URLSearchParams(url.hash.slice(1))
  const token = url.searchParams.get('token') ?? hash.get('token')
  if (token === null) return
  url.searchParams.delete('token')
  if (hash.has('token')) url.hash = ''
  history.replaceState(history.state, '', url.href.replace(/#$/, ''))
  held = { token, purpose: purposeOf(url.pathname) }
}

/** The token that this page was opened with, for the page that it is for. */
export function heldToken(purpose: Purpose): string | undefined {
  return held?.purpose === purpose ? held.token : undefined
}

/** It was used, or is of no use. */
export function dropToken(): void {
  held = undefined
}

/** Signs in by the token of an e-mail, where there is one, and learns who is here. */
export async function enterByLink(): Promise<Answer<unknown>> {
  const answer = await exchangeToken()
  const known = await loadSession()
  // By then all that a visitor typed is theirs: tabs that open it at the same time would share it out. One of them may have waited for this.
  if (answer.ok && answer.data === 'signed in') tellOtherTabs()
  return answer.ok && !known.ok ? known : answer
}

/** Signs in by the token of an e-mail, once. A failure of the connection, or a sign-out that has not finished, may be retried. */
async function exchangeToken(): Promise<Answer<'none' | 'signed in'>> {
  const token = heldToken('sign-in')
  if (token === undefined) return done('none')
  const answer = await ask('GET /api/v1/token/authenticate/', { headers: { token } })
  // Used up, also where a second factor is still to come.
  if (answer.ok || answer.failure.code === 'token_not_valid' || answer.failure.code === 'second_factor_required') dropToken()
  if (!answer.ok) return answer
  endOwnSession()
  return done('signed in')
}

function purposeOf(pathname: string): Purpose {
  if (/^\/desk\//.test(pathname)) return 'invitation'
  if (/^\/signin\/recover\/?$/.test(pathname)) return 'recover'
  if (/^\/signin\/stop-recovery\/?$/.test(pathname)) return 'stop-recovery'
  if (/^\/(signin\/new-password|reset-password)\/?$/.test(pathname)) return 'password'
  return /^\/(signin\/confirm|confirm-email)\/?$/.test(pathname) ? 'confirm' : 'sign-in'
}
