import { create } from 'zustand'
import { ask } from './ask.ts'
import type { Answered } from './calls.ts'
import { forgetPerson, onSignOut } from './resets.ts'
import { isSignedIn } from './tokens.ts'

export type User = Answered<'GET /api/v1/auth/user/'>

type Session = {
  /** `unknown` until the service was asked once; `false` when nobody is signed in. */
  readonly user: User | false | 'unknown'
}

export const useSession = create<Session>(() => ({ user: 'unknown' }))

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session')

/** Asks who is signed in, if anybody can be. */
export async function loadSession(): Promise<User | false> {
  if (!isSignedIn()) return setUser(false)
  const answer = await ask('GET /api/v1/auth/user/')
  if (answer.ok) return setUser(answer.data)
  const { user } = useSession.getState()
  // Without a connection nobody is signed out.
  return answer.failure.code === 'offline' && user !== 'unknown' ? user : setUser(false)
}

/** Somebody signed in here. What another person left behind goes first. */
export function beginSession(user: User): void {
  const { user: before } = useSession.getState()
  if (before !== 'unknown' && before !== false && before.pk !== user.pk) forgetPerson()
  setUser(user)
  channel?.postMessage('changed')
}

/** Signs out on this device, and leaves nothing behind. */
export async function signOut(): Promise<void> {
  await ask('POST /api/v1/auth/logout/', {})
  endSession()
  channel?.postMessage('ended')
}

export function endSession(): void {
  forgetPerson()
  setUser(false)
}

/** Other tabs of this browser follow: nobody goes on typing into the account of somebody who has left. */
export function followOtherTabs(): () => void {
  const heard = ({ data }: MessageEvent) => {
    if (data === 'ended') endSession()
    else void loadSession()
  }
  const seen = () => {
    if (document.visibilityState === 'visible' && useSession.getState().user && !isSignedIn()) endSession()
  }
  channel?.addEventListener('message', heard)
  document.addEventListener('visibilitychange', seen)
  return () => {
    channel?.removeEventListener('message', heard)
    document.removeEventListener('visibilitychange', seen)
  }
}

function setUser<U extends User | false>(user: U): U {
  useSession.setState({ user })
  return user
}

onSignOut(() => useSession.setState({ user: false }))
