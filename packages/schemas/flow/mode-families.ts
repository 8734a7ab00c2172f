/** What a mode is about. The list of modes is grouped by it. */
export const modeFamilies = ['rollover', 'search', 'concierge', 'loan', 'dashboard'] as const
