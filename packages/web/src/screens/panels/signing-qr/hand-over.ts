import { create } from 'zustand'
import type { Failure } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { onSignOut } from '../../../client/session/resets.ts'

export type PhoneLink = { readonly address: string; readonly expiresAtMs: number; readonly sentTo: string | null }
type HandOver = { readonly link: PhoneLink | undefined; readonly failure: Failure | undefined; readonly isBusy: boolean }

const nothing: HandOver = { link: undefined, failure: undefined, isBusy: false }

/** The link for a telephone. It stays while pages come and go: a new one would end the one that was just scanned. */
export const useHandOver = create<HandOver>(() => nothing)
onSignOut(forgetLink)

/** Makes a link, which ends the one before, and has it sent where that is asked for. */
export async function makeLink(send: 'nowhere' | 'email' | 'text'): Promise<void> {
  if (useHandOver.getState().isBusy) return
  useHandOver.setState({ isBusy: true, failure: undefined })
  const answer = await ask('POST /api/v1/signing/phone/', { body: { send } })
  if (!answer.ok) return useHandOver.setState({ isBusy: false, failure: answer.failure })
  const { address, expires_at: expiresAt, sent_to: sentTo } = answer.data
  useHandOver.setState({ isBusy: false, link: { address, expiresAtMs: Date.parse(expiresAt), sentTo } })
}

export function forgetLink(): void {
  useHandOver.setState(nothing)
}
