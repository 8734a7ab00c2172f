import { create } from 'zustand'
import { onSignOut } from '../session/resets.ts'

/** What was done on a page, and would leave no trace on the next one. */
export type JustDone = { readonly what: 'paid' | 'trial-begun' | 'message-sent'; readonly to: string | undefined }

type DoneState = { readonly done?: JustDone; readonly doneOn?: string; readonly toldOn?: string }

export const useJustDone = create<DoneState>(() => ({}))
onSignOut(() => useJustDone.setState({}, true))

/** The page that comes next tells it, once. */
export function announceDone(done: JustDone): void {
  useJustDone.setState({ done }, true)
}

/** The person is on this page now: where it was done, where it is announced, or beyond. */
export function arriveOn(step: string): void {
  const { done, doneOn, toldOn } = useJustDone.getState()
  if (!done) return
  if (doneOn === undefined) useJustDone.setState({ doneOn: step })
  else if (toldOn === undefined && step !== doneOn) useJustDone.setState({ toldOn: step })
  else if (toldOn !== undefined && step !== toldOn) useJustDone.setState({}, true)
}
