import { z } from 'zod'
import { accountSubtypes } from '../../rules/accounts/account-subtypes.ts'
import { toSentText } from '../../rules/answers/short-text.ts'
import { isTimeZone } from '../../rules/days/call-slots.ts'
import { toSentAccountNumber } from '../../rules/money/account-numbers.ts'
import { pk, ruled, version } from '../fields.ts'
import { says } from '../says.ts'

const longestName = 120

export const moment = z.iso.datetime()

/** The name of a company, an account or a plan, in one line. */
export const shortName = ruled((typed: string) => toSentText(typed, longestName), {
  required: { en: 'Enter a name.', es: 'Escribe un nombre.' },
  length: { en: 'This name is too long. Use 120 letters or fewer.', es: 'Este nombre es demasiado largo. Usa 120 letras o menos.' },
})

export const accountNumberField = ruled(toSentAccountNumber, {
  required: { en: 'Enter the account number.', es: 'Escribe el número de cuenta.' },
  format: {
    en: 'Enter the account number with letters and digits only. Spaces and dashes are fine.',
    es: 'Escribe el número de cuenta solo con letras y dígitos. Puede llevar espacios y guiones.',
  },
  length: {
    en: 'Check the number against your statement. It is too short or too long.',
    es: 'Compara el número con tu estado de cuenta. Es demasiado corto o demasiado largo.',
  },
})

const longestAddress = 240

/** Where checks are mailed to, in one line. */
export const checkAddress = ruled((typed: string) => toSentText(typed, longestAddress), {
  required: { en: 'Enter the address for checks.', es: 'Escribe la dirección para los cheques.' },
  length: { en: 'This address is too long. Use 240 letters or fewer.', es: 'Esta dirección es demasiado larga. Usa 240 letras o menos.' },
})

export const subtype = z.enum(accountSubtypes)

/** What the window of the linking company gives when it closes. */
export const publicToken = z.string().min(1).max(600).meta({ description: 'What the window of the linking company gave. It works once.' })

export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, says({ en: 'Send a time zone such as America/Chicago.', es: 'Envía una zona horaria, como America/Chicago.' }))

/** The beginning of a call. */
export const callTime = z.iso
  .datetime({
    offset: true,
    ...says({ en: 'Send a moment such as 2026-03-09T13:30:00Z.', es: 'Envía un momento como 2026-03-09T13:30:00Z.' }),
  })
  .refine((text) => !Number.isNaN(new Date(text).getTime()), says({ en: 'There’s no such moment.', es: 'Ese momento no existe.' }))
  .meta({ description: 'One of the times that GET /api/v1/accounts/calls/slots/ gives.' })

const dollarsOrNull = z.number().nullable()

export const financialAccount = z.strictObject({
  pk,
  version,
  source: z.enum(['linked', 'manual']),
  institution_name: z.string().nullable(),
  company_name: z.string().nullable().meta({ description: 'The employer, for an account that was added by hand.' }),
  name: z.string(),
  nickname: z.string().nullable(),
  account_type: z.string(),
  account_subtype: subtype,
  is_retirement: z.boolean(),
  is_roth: z.boolean(),
  last_four: z.string().nullable(),
  current_balance: dollarsOrNull.meta({ description: 'Dollars; null when nobody knows.' }),
  available_balance: dollarsOrNull,
  vested_balance: dollarsOrNull.meta({ description: 'What would be theirs if they left the employer today.' }),
  balance_as_of: moment.nullable(),
  is_active: z.boolean().meta({ description: 'The person’s own switch.' }),
  active_account: z
    .boolean()
    .meta({ description: 'Whether it can be used now: switched on, its link works, and it is known to be theirs.' }),
  primary_account: z.boolean().meta({ description: 'Whether money is paid in from and out to this one.' }),
  has_online_access: z.boolean(),
  is_unlocked: z.boolean().meta({ description: 'Whether we may look at it and prepare it to move. Nothing moves by that.' }),
  rollover_requested: z.boolean().meta({ description: 'Whether a request to move it is open.' }),
  call_scheduled: z.boolean(),
  verification: z.enum(['not_needed', 'pending', 'verified', 'failed', 'expired']),
  verification_tries_left: z.int().nullable(),
  verification_expires_at: moment.nullable(),
  linked_institution: pk.nullable(),
})

export type FinancialAccount = z.output<typeof financialAccount>
