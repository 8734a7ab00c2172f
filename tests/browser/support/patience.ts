/** How long anything is waited for before it counts as a fault. Nothing waits that long by itself: a busy machine only takes longer. */
export const patienceMs = 20_000
