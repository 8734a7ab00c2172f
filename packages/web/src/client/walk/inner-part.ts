import { useEffect } from 'react'
import { create } from 'zustand'
import { readDevice, saveOnDevice } from '../device.ts'

/** Which page of a step is shown, and the way back to the one before; undefined on the first. */
type InnerPart = { readonly back: (() => void) | undefined; readonly index: number; readonly count: number }

const whole: InnerPart = { back: undefined, index: 0, count: 1 }
const usePart = create<InnerPart>(() => whole)

/** The page of a step that is asked in several. */
export function useInnerPart(): InnerPart {
  return usePart()
}

/** Says which page of a step is shown, while it is. */
export function useLendPart({ back, index, count }: InnerPart): void {
  useEffect(() => {
    usePart.setState({ back, index, count })
    return () => usePart.setState(whole)
  }, [back, index, count])
}

type SavedPlace = { readonly step: string; readonly index: number }

/** The name under which a flow has it forgotten. */
const device = 'last-question-index'

/** The part of a step that a person was on when they left it. */
export function rememberedPart(step: string): number {
  const saved = readDevice<SavedPlace>(device)
  return saved?.step === step ? saved.index : 0
}

export function rememberPart(step: string, index: number): void {
  saveOnDevice(device, { step, index } satisfies SavedPlace)
}

/** Everything on the step is saved: the next visit begins at its first part. */
export function forgetPart(step: string): void {
  if (readDevice<SavedPlace>(device)?.step === step) saveOnDevice(device, undefined)
}
