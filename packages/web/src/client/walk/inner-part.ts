import { useEffect } from 'react'
import { create } from 'zustand'

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
