import { useEffect } from 'react'
import { create } from 'zustand'

type Back = { readonly back: (() => void) | undefined }

const useBack = create<Back>(() => ({ back: undefined }))

/** The way back within a step that has pages of its own; nothing on its first one, or when it has none. */
export function useInnerBack(): (() => void) | undefined {
  return useBack(({ back }) => back)
}

/** Lends the way back to a page within a step, while it is shown. */
export function useLendBack(back: (() => void) | undefined): void {
  useEffect(() => {
    useBack.setState({ back })
    return () => useBack.setState({ back: undefined })
  }, [back])
}
