/** Where a flow mode can be named, in the order in which it counts. */
export type ModeSources = {
  readonly query?: string | undefined
  readonly argument?: string | undefined
  readonly saved?: string | undefined
}

export type ModeChoice = {
  readonly mode: string
  readonly because: 'M1' | 'M2' | 'M3' | 'M4' | 'M5'
  /** M6: modes of the dashboard are remembered. */
  readonly remember: boolean
}

/** The modes that can be chosen. */
export type ChoosableModes = {
  /** The name of now for one from before a mode was renamed. */
  readonly nowCalled: (mode: string) => string
  readonly isKnown: (mode: string) => boolean
  readonly isRemembered: (mode: string) => boolean
  readonly fallback: string
}

/** M1 to M7: the mode of the query, else the explicit argument, else the saved one, else the default; an unknown one is the default. */
export function chooseMode(sources: ModeSources, { nowCalled, isKnown, isRemembered, fallback }: ChoosableModes): ModeChoice {
  const choice = (mode: string, because: ModeChoice['because']) => ({ mode, because, remember: isRemembered(mode) })
  const named = [
    ['M1', sources.query],
    ['M2', sources.argument],
    ['M3', sources.saved],
  ] as const
  const [found] = named.flatMap(([because, mode]) => (mode ? [{ because, mode: nowCalled(mode) }] : []))
  if (!found) return choice(fallback, 'M4')
  return isKnown(found.mode) ? choice(found.mode, found.because) : choice(fallback, 'M5')
}
