/** How long anything is waited for before it counts as a fault. Nothing waits that long by itself: a busy machine only takes longer. */
export const patienceMs = 60_000
/** How often a page is looked at meanwhile. As often as it draws, which is what Playwright does by itself, would keep a core busy. */
export const lookEveryMs = 30
