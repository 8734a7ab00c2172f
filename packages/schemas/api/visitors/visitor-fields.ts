import { z } from 'zod'

/** How the page calls a visitor who is not signed in: something that it made up, and nothing personal. */
export const uid = z
  .string()
  .regex(/^[A-Za-z0-9._-]{8,100}$/, { error: 'Use 8 to 100 letters, digits, dots, dashes and underscores.' })
  .meta({ description: 'What the page calls this visitor: made up, and not an e-mail address.' })

/** A short name in small letters, such as that of an offer. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/, { error: 'Use small letters, digits, - and _.' })

/** A page of ours. */
export const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\s]*$/, { error: 'Give the path of one of our pages, such as /landing-balance.' })
