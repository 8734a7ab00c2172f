import { describe, expect, it } from 'vitest'
import { allowances } from './allowances.ts'
import { type Limit, limits } from './limits.ts'

const [minute, hour, day] = [60, 3_600, 86_400]

it.each<[keyof typeof limits, number, number, number, number]>([
  ['triesPerKnownBrowser', 6, 15 * minute, 15 * minute, 2 * hour],
  ['triesPerAccountAndNetwork', 6, 15 * minute, 15 * minute, 8 * hour],
  ['triesPerAttackedAccountAndNetwork', 1, day, day, day],
  ['triesADayPerAccount', 300, day, day, day],
  ['loginFailuresPerNetworkAddress', 30, 15 * minute, 15 * minute, hour],
  ['registrationsPerNetworkAddress', 20, hour, hour, hour],
  ['registrationEmailsPerMailAddress', 4, day, day, day],
  ['passwordResetsPerNetworkAddress', 20, hour, hour, hour],
  ['signInLinksPerNetworkAddress', 20, hour, hour, hour],
  ['emailsAskedPerMailAddressAndNetwork', 4, hour, hour, hour],
  ['emailsAskedPerMailAddress', 12, hour, hour, hour],
  ['emailsAskedPerKnownBrowser', 4, hour, hour, hour],
  ['addressChangesPerMailAddressAndNetwork', 4, hour, hour, hour],
  ['addressChangesPerMailAddress', 12, hour, hour, hour],
  ['addressChangesPerAccount', 8, hour, hour, hour],
  ['waitlistPerNetworkAddress', 20, hour, hour, hour],
  ['waitlistEmailsPerMailAddress', 4, day, day, day],
  ['offerClicksPerNetworkAddress', 60, minute, minute, 15 * minute],
  ['companySearchesPerNetworkAddress', 600, minute, minute, 15 * minute],
  ['chatsPerNetworkAddress', 30, hour, hour, hour],
  ['chatMessagesPerVisitor', 8, minute, minute, 15 * minute],
  ['chatMessagesADayPerVisitor', 60, day, day, day],
  ['chatMessagesPerNetworkAddress', 30, minute, minute, 15 * minute],
  ['chatMessagesAnHourPerNetworkAddress', 60, hour, hour, hour],
  ['chatMessagesAnHourPerNetwork', 80, hour, hour, hour],
  ['chatMessagesADayPerNetworkAddress', 300, day, day, day],
  ['chatMessagesADayPerNetwork', 900, day, day, day],
  ['chatMessagesADayPerAccount', 60, day, day, day],
  ['chatMessagesAnHourOfVisitors', 250, hour, hour, hour],
  ['chatMessagesAnHourOfPeople', 250, hour, hour, hour],
  ['quizAnswersPerNetworkAddress', 60, minute, minute, 15 * minute],
  ['contactsPerNetworkAddress', 10, hour, hour, hour],
  ['contactEmailsPerMailAddressAndNetwork', 4, day, day, day],
  ['contactEmailsPerMailAddress', 12, day, day, day],
  ['conversionsPerAccount', 20, hour, hour, hour],
  ['signingLinksPerAccount', 60, hour, hour, hour],
  ['signingEmailsPerAccount', 6, hour, hour, hour],
  ['trackingPerNetworkAddress', 240, minute, minute, 15 * minute],
  ['funnelsPerNetworkAddress', 240, minute, minute, 15 * minute],
  ['phoneCodesPerAccount', 4, hour, hour, hour],
  ['phoneCodesADayPerAccount', 8, day, day, day],
  ['phoneCodesADayPerNumberAndNetwork', 4, day, day, day],
  ['phoneCodesADayPerNumberUnproven', 4, day, day, day],
  ['phoneCodesADayPerNumberProven', 12, day, day, day],
  ['phoneCodesPerNetworkAddress', 20, hour, hour, hour],
  ['phoneCodeTriesPerAccount', 10, hour, hour, 2 * hour],
  ['linkTokensPerAccount', 60, hour, hour, hour],
  ['callBookingsPerAccount', 30, hour, hour, hour],
  ['badTokensPerNetworkAddress', 120, minute, minute, 15 * minute],
  ['authenticatorTriesPerAccount', 8, 15 * minute, 15 * minute, 2 * hour],
  ['customersOpenedPerColleague', 120, hour, hour, hour],
  ['numbersRevealedPerColleague', 30, hour, hour, hour],
  ['stepUpFailuresPerAccount', 6, 15 * minute, 15 * minute, 2 * hour],
])('%s: %i in %i s, then a block of %i s and at most %i s', (name, points, windowSeconds, blockSeconds, longestBlockSeconds) => {
  expect(limits[name]).toEqual({ points, windowSeconds, blockSeconds, longestBlockSeconds })
})

it('what all share is out of the reach of two networks', () => {
  const { chatMessagesAnHourPerNetwork, chatMessagesAnHourOfVisitors, chatMessagesAnHourOfPeople } = limits
  for (const shared of [chatMessagesAnHourOfVisitors, chatMessagesAnHourOfPeople])
    expect(shared.points).toBeGreaterThanOrEqual(3 * chatMessagesAnHourPerNetwork.points)
  const pairs = [
    ['emailsAskedPerMailAddressAndNetwork', 'emailsAskedPerMailAddress'],
    ['addressChangesPerMailAddressAndNetwork', 'addressChangesPerMailAddress'],
    ['phoneCodesADayPerNumberAndNetwork', 'phoneCodesADayPerNumberProven'],
    ['contactEmailsPerMailAddressAndNetwork', 'contactEmailsPerMailAddress'],
  ] as const
  for (const [ofNetwork, ofAll] of pairs) expect(limits[ofAll].points).toBeGreaterThanOrEqual(3 * limits[ofNetwork].points)
})

describe.each<[string, Limit]>(Object.entries(limits))('%s', (_, { points, windowSeconds, blockSeconds, longestBlockSeconds }) => {
  it('lets at least one try pass, and blocks for no longer than it says', () => {
    expect(points).toBeGreaterThanOrEqual(1)
    expect(longestBlockSeconds).toBeGreaterThanOrEqual(blockSeconds)
  })

  it('has a window and blocks that are not longer than rows are kept', () => {
    expect(Math.max(windowSeconds, longestBlockSeconds)).toBeLessThanOrEqual(day)
  })
})

describe.each(Object.entries(allowances))('free: %s', (_, { free, windowSeconds }) => {
  it('are some, in a window that is not longer than rows are kept', () => {
    expect(free).toBeGreaterThanOrEqual(1)
    expect(windowSeconds).toBeLessThanOrEqual(day)
  })
})
