import { create } from 'zustand'
import { followKept, openMemory, removeMemory, wasLeftOpen } from '../device.ts'
import { followLanguage, unfollowLanguage } from '../language.ts'
import { type Answer, done } from '../service/answer.ts'
import { ask, meansSignedOut } from '../service/ask.ts'
import type { Answered } from '../service/calls.ts'
import { forgetPerson, onSessionLost, onSignOut } from './resets.ts'
import { endSignIn, finishEnding, forgetEnding, isEnding, isSignedIn } from './tokens.ts'

export type User = Answered<'GET /api/v1/auth/user/'>

type Session = {
  /** `unknown` until the service was asked once; `false` when nobody is signed in. */
  readonly user: User | false | 'unknown'
}

export const useSession = create<Session>(() => ({ user: 'unknown' }))

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session')

/** Counts everything that was learnt of who is signed in. */
let turn = 0

/**
 * Asks who is signed in, if anybody can be. What was learnt while the answer was on its way is newer than the answer: it is asked again.
 * Only where the service says so is nobody signed in: while it can't be asked, or is busy, what was known holds.
 */
export async function loadSession(): Promise<Answer<User | false>> {
  if (isEnding()) await finishEnding()
  if (!isSignedIn()) return done(nobody())
  const mine = turn
  const answer = await ask('GET /api/v1/auth/user/')
  if (mine !== turn) return loadSession()
  if (answer.ok) return (await takeOver(answer.data)) ? answer : loadSession()
  return meansSignedOut(answer.failure) ? done(nobody()) : answer
}

function nobody(): false {
  if (whoIsHere()) forgetPerson()
  else forgetLeftOpen()
  return setUser(false)
}

/** The last session was not ended here, and is gone: nothing that it left in the clear is for whoever comes now. */
export function forgetLeftOpen(): void {
  if (!isSignedIn() && wasLeftOpen()) forgetPerson()
}

/** A person signed in here. What another person left behind is removed first. */
export async function beginSession(user: User): Promise<void> {
  forgetOther(user)
  forgetEnding()
  await openMemory(user.device_key)
  setUser(user)
  tellOtherTabs()
}

/** The account goes by another name now, which is the one that signs. */
export function setName({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): void {
  const user = whoIsHere()
  if (user && (user.first_name !== first_name || user.last_name !== last_name)) changeUser(user.pk, { first_name, last_name })
}

/** Something of the account is another now, such as its address, if its person is still the one who is here. */
export function changeUser(pk: string, changed: Partial<Omit<User, 'pk'>>): void {
  const user = whoIsHere()
  if (user?.pk !== pk) return
  setUser({ ...user, ...changed })
  tellOtherTabs()
}

/** Signs out on this device, and leaves nothing behind. */
export async function signOut(): Promise<void> {
  await endSignIn()
  leaveHere()
  channel?.postMessage('left')
}

/** No input for a long time. What was typed and is no secret waits for the same person. */
export async function endIdleSession(): Promise<void> {
  if (!whoIsHere()) return
  await endSignIn()
  endSession()
  channel?.postMessage('ended')
}

/** The session is over, and it was not this person’s wish here: what is sealed waits for them. */
export function endSession(): void {
  forgetPerson()
  setUser(false)
}

/** What somebody did elsewhere ended the session here, or gave it to another person. A visitor has none: what they typed stays. */
export function endOwnSession(): void {
  if (whoIsHere()) endSession()
}

/** Other tabs ask again who is here, and what they may do. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed')
}

onSignOut(unfollowLanguage)

onSessionLost(() => {
  if (!useSession.getState().user) return
  endSession()
  channel?.postMessage('ended')
})

const askAgainMs = 5_000

/** Other tabs of this browser follow: nobody goes on typing into the account of somebody who has left. */
export function followOtherTabs(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // It may be another person by now: what can't be asked is asked again.
  const askAnew = async () => {
    clearTimeout(timer)
    const answer = await loadSession()
    if (!answer.ok) timer = setTimeout(() => void askAnew(), askAgainMs)
  }
  const heard = ({ data }: MessageEvent) => {
    if (data === 'ended') endHere()
    else if (data === 'left') leaveHere()
    else void askAnew()
  }
  const seen = () => {
    if (document.visibilityState === 'visible' && !isSignedIn()) endHere()
  }
  const unfollow = followKept()
  channel?.addEventListener('message', heard)
  document.addEventListener('visibilitychange', seen)
  // A page that the browser has put by comes back as it was.
  addEventListener('pageshow', seen)
  return () => {
    clearTimeout(timer)
    unfollow()
    removeEventListener('pageshow', seen)
    channel?.removeEventListener('message', heard)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** The person who is signed in, as far as is known yet. */
export function whoIsHere(): User | undefined {
  const { user } = useSession.getState()
  return user === 'unknown' || user === false ? undefined : user
}

/** Who is here, as the service says. Returns false where that was learnt anew while what they keep here was opened. */
async function takeOver(user: User): Promise<boolean> {
  forgetOther(user)
  const mine = turn
  await openMemory(user.device_key)
  if (mine !== turn) return false
  setUser(user)
  return true
}

/** Nothing of the person before is for another one, whichever tab that one came by: not what they typed, nor what was loaded for them. */
function forgetOther({ pk }: User): void {
  const { user: before } = useSession.getState()
  if (before !== false && before !== 'unknown' && before.pk !== pk) forgetPerson()
}

/** The session ended in another tab. A visitor has none that could: what they type is theirs. */
function endHere(): void {
  if (useSession.getState().user) endSession()
}

function leaveHere(): void {
  forgetPerson()
  removeMemory()
  setUser(false)
}

function setUser<U extends User | false>(user: U): U {
  turn++
  if (user) followLanguage(user.language)
  useSession.setState({ user })
  return user
}

onSignOut(() => {
  turn++
  useSession.setState({ user: false })
})
