import type { ReactNode } from 'react'

/** One choice of a list under a line of text. */
export type Choice = {
  readonly key: string
  readonly text: ReactNode
  readonly note?: string | undefined
  readonly onPick: () => void
}
