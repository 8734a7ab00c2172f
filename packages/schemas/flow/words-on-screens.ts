/** What people are told to choose and is written in code: in the panels and the frame of a step. */
export const wordsOfScreens = ['Check what you told us', 'Mine', 'Move the call', 'Not mine'] as const

/** What they are told to choose on the pages of others. */
export const wordsOfOthers = ['Forgot password', 'Forgot user name', 'Forgot username', 'Register'] as const
