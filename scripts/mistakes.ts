/** `npm run mistakes -- --count 300 --seed 1`: makes mistakes in flows/ by itself, in memory, and prints which of them live on. */
await import('../tests/model/mistakes/report.ts')
