import { z } from 'zod'
import { toSentText } from '../rules/answers/short-text.ts'
import { ruled } from './fields.ts'
import { says } from './says.ts'

const longestSubject = 120
const longestMessage = 5_000

/** What a message to us is about, in a line. */
export const subjectField = ruled((typed: string) => toSentText(typed, longestSubject), {
  required: { en: 'Enter a subject.', es: 'Escribe un asunto.' },
  length: {
    en: `This subject is too long. Use ${longestSubject} characters or fewer.`,
    es: `Este asunto es demasiado largo. Usa ${longestSubject} caracteres o menos.`,
  },
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
  .refine((text) => text !== '', says({ en: 'Write a message.', es: 'Escribe un mensaje.' }))
