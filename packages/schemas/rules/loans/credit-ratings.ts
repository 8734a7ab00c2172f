/** How people rate their own credit; `unknown`: they do not know. */
export const creditRatings = ['excellent', 'very-good', 'good', 'fair', 'poor', 'unknown'] as const
