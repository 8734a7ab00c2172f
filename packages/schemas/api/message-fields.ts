import { z } from 'zod'
import { toSentText } from '../rules/answers/short-text.ts'
import { ruled } from './fields.ts'

const longestSubject = 120
const longestMessage = 5_000

/** What a message to us is about, in a line. */
export const subjectField = ruled((typed: string) => toSentText(typed, longestSubject), {
  required: 'Enter a subject.',
  length: `This subject is too long. Use ${longestSubject} characters or fewer.`,
})

/** What people write to us. Line breaks stay; other control characters have no meaning there. */
export const messageField = z
  .string()
  .max(longestMessage)
  .transform((typed) =>
    typed
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{C}\n]/gu, '')
      .trim(),
  )
  .refine((text) => text !== '', { error: 'Write a message.' })
