import { create } from 'zustand'
import { onSignOut } from './resets.ts'

/** What the service wants to see: who it is, or also that they read the e-mails of the account. */
export type Wanted = 'proof' | 'mailed-code'

type Asking = { readonly wanted: Wanted; readonly settle: (isSure: boolean) => void }

/** Whether a call waits for that: then a dialog asks for it. */
export const useStepUp = create<{ readonly asking: Asking | undefined }>(() => ({ asking: undefined }))

let running: { readonly wanted: Wanted; readonly isSure: Promise<boolean> } | undefined

/** Asks for it. Further calls that want the same while that is open wait for the same answer; others wait until it is closed. */
export async function stepUp(wanted: Wanted): Promise<boolean> {
  if (running && running.wanted !== wanted) await running.isSure
  running ??= { wanted, isSure: open(wanted) }
  return running.isSure
}

function open(wanted: Wanted): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    useStepUp.setState({ asking: { wanted, settle: resolve } })
  }).finally(() => {
    running = undefined
    useStepUp.setState({ asking: undefined })
  })
}

onSignOut(() => useStepUp.getState().asking?.settle(false))
