import { create } from 'zustand'
import { onSignOut } from './resets.ts'

type Asking = { readonly settle: (isSure: boolean) => void }

/** Whether a call waits for the password: then a dialog asks for it. */
export const useStepUp = create<{ readonly asking: Asking | undefined }>(() => ({ asking: undefined }))

let running: Promise<boolean> | undefined

/** Asks for the password. Further calls while that is open wait for the same answer. */
export function stepUp(): Promise<boolean> {
  running ??= new Promise<boolean>((resolve) => {
    useStepUp.setState({ asking: { settle: resolve } })
  }).finally(() => {
    running = undefined
    useStepUp.setState({ asking: undefined })
  })
  return running
}

onSignOut(() => useStepUp.getState().asking?.settle(false))
