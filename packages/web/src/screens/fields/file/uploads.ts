import { create } from 'zustand'
import type { Answer } from '../../../client/service/answer.ts'
import { onSignOut } from '../../../client/session/resets.ts'

/** How far the files of this page are, and as what each was sent. */
type Uploads = { readonly states: ReadonlyMap<File, 'sending' | 'sent'>; readonly sentAs: ReadonlyMap<File, string> }

const none: Uploads = { states: new Map(), sentAs: new Map() }

export const useUploads = create<Uploads>(() => none)
onSignOut(() => useUploads.setState(none))

/** Sends a file as that kind of paper, and lets its field say so. What has been sent as that is not sent again with the next try. */
export async function whileSending<T>(file: File, as: string, send: () => Promise<Answer<T>>): Promise<Answer<T | undefined>> {
  if (useUploads.getState().sentAs.get(file) === as) return { ok: true, data: undefined }
  setState(file, 'sending')
  const answer = await send()
  if (answer.ok) useUploads.setState(({ sentAs }) => ({ sentAs: new Map([...sentAs, [file, as]]) }))
  setState(file, answer.ok ? 'sent' : undefined)
  return answer
}

function setState(file: File, state: 'sending' | 'sent' | undefined): void {
  const states = new Map(useUploads.getState().states)
  if (state) states.set(file, state)
  else states.delete(file)
  useUploads.setState({ states })
}
