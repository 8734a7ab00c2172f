/** They remind people of a request that they have begun and not sent. */
export const unsentJobs = { alt: 'alt-loan-unsent', refinance: 'refinance-loan-unsent' } as const
