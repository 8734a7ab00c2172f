/** Dead: given up, and not tried again. */
export type JobCounts = Readonly<Record<'waiting' | 'active' | 'failed' | 'dead', number>>
