import { create } from 'zustand'
import type { Answer } from '../../../client/service/answer.ts'
import { onSignOut } from '../../../client/session/resets.ts'

/** How far the files of this page are. */
type Uploads = { readonly states: ReadonlyMap<File, 'sending' | 'sent'> }

export const useUploads = create<Uploads>(() => ({ states: new Map() }))
onSignOut(() => useUploads.setState({ states: new Map() }))

/** Sends a file, and lets its field say so. What has been sent is not sent again with the next try. */
export async function whileSending<T>(file: File, send: () => Promise<Answer<T>>): Promise<Answer<T | undefined>> {
  if (useUploads.getState().states.get(file) === 'sent') return { ok: true, data: undefined }
  setState(file, 'sending')
  const answer = await send()
  setState(file, answer.ok ? 'sent' : undefined)
  return answer
}

function setState(file: File, state: 'sending' | 'sent' | undefined): void {
  const states = new Map(useUploads.getState().states)
  if (state) states.set(file, state)
  else states.delete(file)
  useUploads.setState({ states })
}
