import { create } from 'zustand'
import { onSignOut } from '../../client/session/resets.ts'

type Asking = { readonly answer: ((isMe: boolean) => void) | undefined }

const useAsking = create<Asking>(() => ({ answer: undefined }))
onSignOut(() => answerBank(false))

/** The bank wants to know whether it is really them. The page with the card shows its question; this waits for the answer. */
export function askBank(): Promise<boolean> {
  return new Promise((resolve) => useAsking.setState({ answer: resolve }))
}

/** True while the question is open. */
export function useBankAsks(): boolean {
  return useAsking(({ answer }) => answer !== undefined)
}

export function answerBank(isMe: boolean): void {
  const { answer } = useAsking.getState()
  useAsking.setState({ answer: undefined })
  answer?.(isMe)
}
