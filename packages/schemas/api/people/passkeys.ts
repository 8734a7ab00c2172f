import { z } from 'zod'
import { longestPasskeyName } from '../../rules/people/second-factor.ts'
import { contract, contracts } from '../contract.ts'
import { pk, results } from '../fields.ts'
import { says } from '../says.ts'
import { creationOptions, madePasskey, requestOptions } from './passkey-fields.ts'
import { backupCodes } from './second-factor.ts'

const moment = z.iso.datetime()
const name = z
  .string()
  .trim()
  .min(1, says({ en: 'Give it a name, such as “My phone”.', es: 'Ponle un nombre, como “Mi teléfono”.' }))
  .max(longestPasskeyName, says({ en: `Use ${longestPasskeyName} letters or fewer.`, es: `Usa ${longestPasskeyName} letras o menos.` }))

const passkey = z.strictObject({
  pk,
  name: z.string(),
  is_synced: z
    .boolean()
    .meta({ description: 'Whether it may be on several devices, such as all that share an account of Apple or Google.' }),
  is_backed_up: z.boolean().meta({ description: 'Whether there was a copy of it when it was used last.' }),
  added_at: moment,
  last_used_at: moment.nullable(),
})

const path = '/api/v1/auth/passkeys/'
const one = `${path}{id}/` as const

/** The passkeys of a person. Each is a second factor, and signs in by itself. */
export const passkeyContracts = contracts({
  listPasskeys: contract({
    method: 'GET',
    path,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Lists the passkeys of the person.',
    sends: 'json',
    status: 200,
    answer: results(passkey),
    errors: [],
  }),
  addPasskey: contract({
    method: 'POST',
    path,
    who: 'person',
    idempotent: 'no',
    about: 'Adds a passkey. With the first second factor come ten backup codes, which are shown this once.',
    body: z.strictObject({ name, passkey: madePasskey }),
    sends: 'json',
    status: 201,
    answer: z.strictObject({ passkey, backup_codes: backupCodes }),
    errors: ['step_up_required', 'mailed_code_required', 'not_in_this_state', 'passkey_refused', 'too_many_requests'],
  }),
  beginPasskey: contract({
    method: 'POST',
    path: `${path}options/`,
    changesNothingShown: true,
    who: 'person',
    idempotent: 'no',
    about:
      'Gives what a browser makes a passkey with, good once, for five minutes. The first on an account with money needs a code from an e-mail.',
    sends: 'json',
    status: 200,
    answer: creationOptions,
    errors: ['step_up_required', 'mailed_code_required', 'not_in_this_state'],
  }),
  renamePasskey: contract({
    method: 'PATCH',
    path: one,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Gives a passkey another name.',
    params: z.strictObject({ id: pk }),
    body: z.strictObject({ name }),
    sends: 'json',
    status: 200,
    answer: passkey,
    errors: ['not_found'],
  }),
  removePasskey: contract({
    method: 'DELETE',
    path: one,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Removes a passkey. It no longer signs in.',
    params: z.strictObject({ id: pk }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ status: z.literal('OK') }),
    errors: ['not_found', 'step_up_required', 'not_in_this_state'],
  }),
  beginPasskeyCheck: contract({
    method: 'POST',
    path: `${path}check/options/`,
    changesNothingShown: true,
    who: 'person',
    idempotent: 'no',
    about: 'Says what a browser shows one of the person’s passkeys with, for `POST /api/v1/auth/step-up/`.',
    sends: 'json',
    status: 200,
    answer: requestOptions,
    errors: ['not_in_this_state'],
  }),
})
