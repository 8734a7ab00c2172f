/** Functions that build SQL and cannot be compiled alone, as `FILE NAME`, and why. “npm run sql -- --check” sees that there is no other. */
export const notCompiled: readonly string[] = [
  // One select of every table that a copy of all data has.
  'domains/exports/read-everything.ts readEverything',
  // Its columns come from all domains: each domain's own question is shown instead.
  'domains/found-accounts/facts.ts foundAccountFacts',
  'domains/journeys/store.ts openJourneys',
  'domains/personal-information/facts.ts personalInformationFacts',
  'domains/progress/store.ts findKnown',
  // Given the clock first.
  'domains/unclaimed/facts.ts unclaimedFacts',
  // A time limit, set within the transaction of its caller.
  'domains/unclaimed/search-at-once.ts runNow',
  // After a lock that only a database gives.
  'once/once.ts tryAlone',
  // Made from the list of sealed columns.
  'security/rotation/store.ts writeRows',
  'security/rotation/store.ts countByKey',
]
