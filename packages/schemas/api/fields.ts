import { z } from 'zod'
import type { Checked, Problem } from '../rules/answers/checked.ts'
import { isSentDate } from '../rules/days/dates.ts'
import { toCents } from '../rules/money/money.ts'
import { toSentEmail } from '../rules/people/email.ts'
import { toSentName } from '../rules/people/names.ts'

type Words<Wrong extends Problem> = Readonly<Record<Wrong, string>>

const longestTyped = 400

/** A text that a rule of the specification cleans and checks; problems are described in these words. */
export function ruled<Value, Wrong extends Problem>(rule: (typed: string) => Checked<Value, Wrong>, words: Words<Wrong>) {
  return z
    .string()
    .max(longestTyped)
    .transform((typed, context) => {
      const checked = rule(typed)
      if (checked.ok) return checked.value
      context.addIssue({ code: 'custom', message: words[checked.problem] })
      return z.NEVER
    })
}

export const emailField = ruled(toSentEmail, {
  required: 'Enter an e-mail address.',
  format: 'Enter an e-mail address like name@example.com.',
  length: 'This address is too long. Check it.',
})

export const nameField = ruled((typed: string) => toSentName(typed), {
  required: 'Enter a name.',
  format: 'Enter a name. Use letters, spaces, hyphens or apostrophes.',
  length: 'This name is too long. Use 60 letters or fewer.',
})

/** The name of a row. */
export const pk = z.uuid({ error: 'This is no name of a row.' }).meta({ description: 'The name of the row.' })

/** A day as it is sent: YYYY-MM-DD. */
export const sentDate = z.string().max(10).refine(isSentDate, { error: 'Enter a day of the calendar as YYYY-MM-DD.' })

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
  .refine((amount) => toCents(String(amount)).ok, { error: 'Use dollars and cents: no more than two decimals.' })

/** Cents as calls carry them. */
export function toDollars(cents: number): number {
  return cents / 100
}

/** Whole cents of an amount that `dollars` has let in. */
export function dollarsToCents(amount: number): number {
  return Math.round(amount * 100)
}
