import { create } from 'zustand'

/** How much of what was asked for is still being done: the bar over the page shows it. */
const useBusy = create<{ readonly count: number }>(() => ({ count: 0 }))

export function useIsBusy(): boolean {
  return useBusy(({ count }) => count > 0)
}

export async function whileBusy<T>(work: Promise<T>): Promise<T> {
  useBusy.setState(({ count }) => ({ count: count + 1 }))
  try {
    return await work
  } finally {
    useBusy.setState(({ count }) => ({ count: count - 1 }))
  }
}
