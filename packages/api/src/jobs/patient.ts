import type { JobHandler } from './jobs.ts'

/**
 * How often work is tried that was promised to somebody and needs a partner. One that cannot be reached may be down for days, and nobody
 * asks for the work again.
 */
export const patient = { retries: 40, longestDelaySeconds: 14_400 } as const satisfies Partial<JobHandler>
