export type Limit = {
  /** How many tries a window has. */
  readonly points: number
  readonly windowSeconds: number
  /** How long the first block is. Each one that follows within a day is twice as long as the one before. */
  readonly blockSeconds: number
  readonly longestBlockSeconds: number
}

export type LimitName = keyof typeof limits

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * What may be tried how often. A mail address is limited because its owner gets the e-mails, whoever asks; a network address because
 * one sender tries many people. Whole offices and telephone networks share one, so theirs are wide and their blocks short.
 */
export const limits = {
  // Tries at a password in a browser that has signed in to the account before. Only they count for it: see decision 56.
  triesPerKnownBrowser: { points: 6, windowSeconds: 15 * minute, blockSeconds: 15 * minute, longestBlockSeconds: 2 * hour },
  // In other browsers. A person who has forgotten tries a few times; a program that guesses needs thousands.
  triesPerAccountAndNetwork: { points: 6, windowSeconds: 15 * minute, blockSeconds: 15 * minute, longestBlockSeconds: 8 * hour },
  // Once many were wrong, each network has one: then many networks are as little use as one, and a new browser of the owner still has its own.
  triesPerAttackedAccountAndNetwork: daily(1),
  triesADayPerAccount: daily(300),
  // One common password tried on many accounts never meets the limit of an account.
  loginFailuresPerNetworkAddress: { points: 30, windowSeconds: 15 * minute, blockSeconds: 15 * minute, longestBlockSeconds: hour },
  registrationsPerNetworkAddress: hourly(20),
  // Past this the account is made, and its address gets no more e-mails.
  registrationEmailsPerMailAddress: daily(4),
  passwordResetsPerNetworkAddress: hourly(20),
  signInLinksPerNetworkAddress: hourly(20),
  // A network has few of the e-mails to an address, so that others, the owner among them, still get one.
  emailsAskedPerMailAddressAndNetwork: hourly(4),
  // Not longer than an hour: a stranger could otherwise keep the owner from the e-mail that lets them in.
  emailsAskedPerMailAddress: hourly(12),
  emailsAskedPerKnownBrowser: hourly(4),
  // Both get an e-mail: the address that is asked for, and the one that the account has. A network has few of those to an address, so
  // that nobody who names an address of others keeps them from asking for it themselves.
  addressChangesPerMailAddressAndNetwork: hourly(4),
  addressChangesPerMailAddress: hourly(12),
  addressChangesPerAccount: hourly(8),
  waitlistPerNetworkAddress: hourly(20),
  // Past this the address is on the list, and gets no more e-mails.
  waitlistEmailsPerMailAddress: daily(4),
  // Tokens cannot be guessed. This only keeps a flood of them from costing much, and an old page that tries again from being locked out.
  badTokensPerNetworkAddress: { points: 120, windowSeconds: minute, blockSeconds: minute, longestBlockSeconds: 15 * minute },
  // A code by text message costs money and disturbs the owner of the number, whoever asks for it. Accounts are made in a moment, proven
  // addresses are not: what strangers use up of a number with accounts that have none leaves the owner's codes alone.
  phoneCodesPerAccount: hourly(4),
  phoneCodesADayPerAccount: daily(8),
  phoneCodesADayPerNumberAndNetwork: daily(4),
  phoneCodesADayPerNumberUnproven: daily(4),
  phoneCodesADayPerNumberProven: daily(12),
  phoneCodesPerNetworkAddress: hourly(20),
  phoneCodeTriesPerAccount: { points: 10, windowSeconds: hour, blockSeconds: hour, longestBlockSeconds: 2 * hour },
  linkTokensPerAccount: hourly(60),
  callBookingsPerAccount: hourly(30),
  // Who holds a stolen session must not find the password with it.
  authenticatorTriesPerAccount: { points: 8, windowSeconds: 15 * minute, blockSeconds: 15 * minute, longestBlockSeconds: 2 * hour },
  passkeyTriesPerAccount: hourly(30),
  // Each challenge is a row for a few minutes; a sign-in page asks for one when it opens.
  passkeyChallengesPerNetworkAddress: eachMinute(120),
  // A signature cannot be guessed: this only keeps a flood of them from costing much.
  passkeyTriesPerNetworkAddress: eachMinute(60),
  mailedCodesPerAccount: hourly(6),
  recoveriesPerAccount: daily(4),
  stepUpFailuresPerAccount: { points: 6, windowSeconds: 15 * minute, blockSeconds: 15 * minute, longestBlockSeconds: 2 * hour },
  // A colleague looks at those who call. A stolen session of one would go through all of them.
  customersOpenedPerColleague: hourly(120),
  numbersRevealedPerColleague: hourly(30),
  offerClicksPerNetworkAddress: eachMinute(60),
  // A person who types asks a few times a word; a whole office may share an address.
  companySearchesPerNetworkAddress: eachMinute(600),
  chatsPerNetworkAddress: hourly(30),
  // Every message costs money: those of one visitor, of one sender, of one network and of all together have an end. All together have a
  // budget an hour, and people who are signed in have their own. No network can use up more than a third of either.
  chatMessagesPerVisitor: eachMinute(8),
  chatMessagesADayPerVisitor: daily(60),
  chatMessagesPerNetworkAddress: eachMinute(30),
  chatMessagesAnHourPerNetworkAddress: hourly(60),
  chatMessagesAnHourPerNetwork: hourly(80),
  chatMessagesADayPerNetworkAddress: daily(300),
  chatMessagesADayPerNetwork: daily(900),
  chatMessagesADayPerAccount: daily(60),
  chatMessagesAnHourOfVisitors: hourly(250),
  chatMessagesAnHourOfPeople: hourly(250),
  quizAnswersPerNetworkAddress: eachMinute(60),
  contactsPerNetworkAddress: hourly(10),
  // Past this a message still reaches us, and its sender gets no more e-mails: nobody can have many sent to them, or keep them from us.
  contactEmailsPerMailAddressAndNetwork: daily(4),
  contactEmailsPerMailAddress: daily(12),
  helpMessagesADayPerAccount: daily(40),
  conversionsPerAccount: hourly(20),
  foundAccountEmailsPerAccount: hourly(4),
  signingLinksPerAccount: hourly(60),
  // Each of these is sent somewhere.
  signingEmailsPerAccount: hourly(6),
  trackingPerNetworkAddress: eachMinute(240),
  funnelsPerNetworkAddress: eachMinute(240),
} as const satisfies Readonly<Record<string, Limit>>

function eachMinute(points: number): Limit {
  return { points, windowSeconds: minute, blockSeconds: minute, longestBlockSeconds: 15 * minute }
}

function hourly(points: number): Limit {
  return { points, windowSeconds: hour, blockSeconds: hour, longestBlockSeconds: hour }
}

function daily(points: number): Limit {
  return { points, windowSeconds: day, blockSeconds: day, longestBlockSeconds: day }
}
