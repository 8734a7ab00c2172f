import { z } from 'zod'
import { bareNumber } from '../../rules/answers/short-text.ts'
import { contract, contracts } from '../contract.ts'
import { says } from '../says.ts'

const done = z.strictObject({ status: z.literal('OK') })
/** Six digits from the app, or a backup code. */
export const factorCode = z
  .string()
  .max(40)
  .transform((typed) => bareNumber(typed).toUpperCase())
  .refine(
    (typed) => /^(\d{6}|[A-Z2-7]{16})$/.test(typed),
    says({
      en: 'Enter the 6 digits from your app, or one of your backup codes.',
      es: 'Escribe los 6 dígitos de tu aplicación o uno de tus códigos de respaldo.',
    }),
  )

export const backupCodes = z.array(z.string()).readonly()

const path = '/api/v1/auth/second-factor/'

/** The authenticator app of a person, and the codes for the day on which the phone is lost. */
export const secondFactorContracts = contracts({
  readSecondFactor: contract({
    method: 'GET',
    path,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Which second factors are set up, and whether this session has shown one.',
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      is_set: z.boolean().meta({ description: 'Whether there is any: then signing in asks for it.' }),
      has_app: z.boolean(),
      passkeys: z.int(),
      is_shown_here: z.boolean(),
      backup_codes_left: z.int(),
      backup_codes_made_at: z.iso.datetime().nullable().meta({ description: 'Null where there are none, or nobody knows.' }),
    }),
    errors: [],
  }),
  beginSecondFactor: contract({
    method: 'POST',
    path,
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
    errors: ['step_up_required', 'mailed_code_required'],
  }),
  removeAuthenticator: contract({
    method: 'DELETE',
    path,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Removes the authenticator app. With the last second factor go the backup codes.',
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['step_up_required', 'not_in_this_state'],
  }),
  confirmSecondFactor: contract({
    method: 'POST',
    path: '/api/v1/auth/second-factor/confirm/',
    who: 'person',
    idempotent: 'no',
    about: 'Confirms the app with its first code. With the first second factor come ten backup codes, which are shown this once.',
    body: z.strictObject({ code: factorCode }),
    sends: 'json',
    status: 201,
    answer: z.strictObject({ backup_codes: backupCodes }),
    errors: ['step_up_required', 'mailed_code_required', 'code_not_right', 'not_in_this_state', 'too_many_requests'],
  }),
  showSecondFactor: contract({
    method: 'POST',
    path: '/api/v1/auth/second-factor/check/',
    who: 'person',
    idempotent: 'no',
    about: 'Shows a code from the app, or a backup code, for this session. Each code counts once.',
    body: z.strictObject({ code: factorCode }),
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['code_not_right', 'not_in_this_state', 'too_many_requests'],
  }),
  makeBackupCodes: contract({
    method: 'POST',
    path: `${path}backup-codes/`,
    who: 'person',
    idempotent: 'no',
    about: 'Gives ten new backup codes, which are shown this once. Those before no longer count.',
    sends: 'json',
    status: 201,
    answer: z.strictObject({ backup_codes: backupCodes }),
    errors: ['step_up_required', 'not_in_this_state'],
  }),
})
