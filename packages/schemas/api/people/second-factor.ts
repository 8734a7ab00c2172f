import { z } from 'zod'
import { contract, contracts } from '../contract.ts'

const done = z.strictObject({ status: z.literal('OK') })
const code = z
  .string()
  .max(40)
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .refine((typed) => /^(\d{6}|[A-Z2-7]{16})$/.test(typed), { error: 'Enter the 6 digits from your app, or one of your backup codes.' })

/** The authenticator app of a person, and the codes for the day on which the phone is lost. */
export const secondFactorContracts = contracts({
  readSecondFactor: contract({
    method: 'GET',
    path: '/api/v1/auth/second-factor/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Whether an authenticator app is set up, and whether this session has shown its code.',
    sends: 'json',
    status: 200,
    answer: z.strictObject({ is_set: z.boolean(), is_shown_here: z.boolean(), backup_codes_left: z.int() }),
    errors: [],
  }),
  beginSecondFactor: contract({
    method: 'POST',
    path: '/api/v1/auth/second-factor/',
    who: 'person',
    idempotent: 'no',
    about:
      'Gives the secret for an authenticator app. It counts once a code from the app has confirmed it; until then the one before does.',
    sends: 'json',
    status: 201,
    answer: z.strictObject({
      secret: z.string(),
      uri: z.string().meta({ description: 'What authenticator apps read, also as a picture.' }),
    }),
    errors: ['step_up_required', 'second_factor_required'],
  }),
  confirmSecondFactor: contract({
    method: 'POST',
    path: '/api/v1/auth/second-factor/confirm/',
    who: 'person',
    idempotent: 'no',
    about: 'Confirms the app with its first code, and gives ten backup codes. They are shown this once.',
    body: z.strictObject({ code }),
    sends: 'json',
    status: 201,
    answer: z.strictObject({ backup_codes: z.array(z.string()) }),
    errors: ['code_not_right', 'not_in_this_state', 'too_many_requests'],
  }),
  showSecondFactor: contract({
    method: 'POST',
    path: '/api/v1/auth/second-factor/check/',
    who: 'person',
    idempotent: 'no',
    about: 'Shows a code from the app, or a backup code, for this session. Each code counts once.',
    body: z.strictObject({ code }),
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['code_not_right', 'not_in_this_state', 'too_many_requests'],
  }),
})
