import { z } from 'zod'
import type { Words } from '../language.ts'
import type { Checked, Problem } from '../rules/answers/checked.ts'
import { isSentDate } from '../rules/days/dates.ts'
import { toCents } from '../rules/money/money.ts'
import { toSentEmail } from '../rules/people/email.ts'
import { toSentName } from '../rules/people/names.ts'
import { issueThatSays, says } from './says.ts'

const longestTyped = 400

/** A text that a rule of the specification cleans and checks; problems are described in these words. */
export function ruled<Value, Wrong extends Problem>(
  rule: (typed: string) => Checked<Value, Wrong>,
  words: Readonly<Record<Wrong, Words<string>>>,
) {
  return z
    .string()
    .max(longestTyped)
    .transform((typed, context) => {
      const checked = rule(typed)
      if (checked.ok) return checked.value
      context.addIssue(issueThatSays(words[checked.problem]))
      return z.NEVER
    })
}

export const emailField = ruled(toSentEmail, {
  required: { en: 'Enter an e-mail address.', es: 'Escribe un correo electrónico.' },
  format: { en: 'Enter an e-mail address like name@example.com.', es: 'Escribe un correo electrónico como nombre@example.com.' },
  length: { en: 'This address is too long. Check it.', es: 'Este correo electrónico es demasiado largo. Revísalo.' },
})

export const nameField = ruled((typed: string) => toSentName(typed), {
  required: { en: 'Enter a name.', es: 'Escribe un nombre.' },
  format: {
    en: 'Enter a name. Use letters, spaces, hyphens or apostrophes.',
    es: 'Escribe un nombre. Usa letras, espacios, guiones o apóstrofos.',
  },
  length: { en: 'This name is too long. Use 60 letters or fewer.', es: 'Este nombre es demasiado largo. Usa 60 letras o menos.' },
})

/** The name of a row, in small letters however it was sent: names are compared as they are stored, and stand so in the audit. */
export const pk = z
  .uuid(says({ en: 'This is no name of a row.', es: 'Este no es el nombre de un registro.' }))
  .toLowerCase()
  .meta({ description: 'The name of the row.' })

/** A day as it is sent: YYYY-MM-DD. */
export const sentDate = z
  .string()
  .max(10)
  .refine(isSentDate, says({ en: 'Enter a day of the calendar as YYYY-MM-DD.', es: 'Escribe una fecha del calendario como AAAA-MM-DD.' }))

/** How often a row was changed. Send it back as If-Match: "3". */
export const version = z.int().min(1).meta({ description: 'How often this was changed. To change it, send this number as If-Match: "3".' })

/** A list as the specification wraps it. */
export function results<Row extends z.ZodType>(row: Row) {
  return z.strictObject({ results: z.array(row).readonly() })
}

const mostDollars = 1_000_000_000

/** An amount as calls carry it: dollars, with no more than two decimals. Inside, money is whole cents. */
export const dollars = z
  .number()
  .min(0)
  .max(mostDollars)
  .refine(
    (amount) => toCents(String(amount)).ok,
    says({ en: 'Use dollars and cents: no more than two decimals.', es: 'Usa dólares y centavos: dos decimales como máximo.' }),
  )

/** Cents as calls carry them. */
export function toDollars(cents: number): number {
  return cents / 100
}

/** Whole cents of an amount that `dollars` has let in. */
export function dollarsToCents(amount: number): number {
  return Math.round(amount * 100)
}
