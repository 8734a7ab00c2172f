import { create } from 'zustand'

/** How much of what was asked for is still being done: the bar over the page shows it. */
const useBusy = create<{ readonly count: number; readonly isHidden: boolean }>(() => ({ count: 0, isHidden: false }))

export function useIsBusy(): boolean {
  return useBusy(({ count, isHidden }) => count > 0 && !isHidden)
}

/** The same for the words at the foot of the page, which are never hidden. */
export function useIsAtWork(): boolean {
  return useBusy(({ count }) => count > 0)
}

/** Some steps do not show the bar: their mode says which. */
export function hideBusy(isHidden: boolean): void {
  useBusy.setState({ isHidden })
}

export async function whileBusy<T>(work: Promise<T>): Promise<T> {
  useBusy.setState(({ count }) => ({ count: count + 1 }))
  try {
    return await work
  } finally {
    useBusy.setState(({ count }) => ({ count: count - 1 }))
  }
}
