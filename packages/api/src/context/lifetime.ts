/** When the service starts and stops, for what a domain opens and has to close. */
export type Lifetime = {
  /** Aborted when the service begins to stop. */
  readonly stopping: AbortSignal
  readonly onListen: (work: () => Promise<void>) => void
  /** Before requests under way are waited for. */
  readonly beforeClose: (work: () => Promise<void>) => void
  readonly onClose: (work: () => Promise<void>) => void
}
