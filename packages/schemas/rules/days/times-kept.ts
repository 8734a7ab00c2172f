/** How many days something is kept before it goes by itself. The notice on privacy says so, and is held to it. */
export const keptDays = {
  unconfirmedMessages: 2,
  copies: 7,
  marks: 7,
  endedSessions: 90,
  chats: 90,
  partnerMessages: 90,
  conversions: 90,
  contactMessages: 365,
  visits: 396,
  waiting: 2 * 365,
  notifications: 2 * 365,
  recoveries: 2 * 365,
  conversations: 7 * 365,
  tasks: 7 * 365,
} as const

/** How long what lets people in is good for. */
export const accessMinutes = 10
export const sessionDays = 30
export const arrivalDays = 30
export const phoneLinkMinutes = 10
export const phoneKeyMinutes = 30
export const mailedCodeMinutes = 10
export const signInLinkMinutes = 15
export const passwordLinkMinutes = 60

/** How long nobody may touch a page, and how long they are then asked before they are signed out. */
export const idleMinutes = 20
export const askedMinutes = 2
