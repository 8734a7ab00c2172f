import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { says } from '../says.ts'
import { user } from './auth.ts'
import { requestOptions, shownPasskey } from './passkey-fields.ts'
import { factorCode } from './second-factor.ts'

const path = '/api/v1/auth/sign-in'
const signIn = z.string().min(1).max(200).meta({ description: 'The `token` of `sign_in`, which came with `second_factor_required`.' })
const signedIn = z.strictObject({ access: z.string(), refresh: z.string(), user })

/** Signing in with a passkey alone, or with a second factor after the password. */
export const factorSignInContracts = contracts({
  beginPasskeySignIn: contract({
    method: 'POST',
    path: `${path}/passkey/options/`,
    changesNothingShown: true,
    who: 'anyone',
    idempotent: 'no',
    about: 'Says what a browser shows a passkey with to sign in. The challenge is good once, for five minutes.',
    sends: 'json',
    status: 200,
    answer: requestOptions,
    errors: ['too_many_requests'],
  }),
  signInWithPasskey: contract({
    method: 'POST',
    path: `${path}/passkey/`,
    who: 'anyone',
    idempotent: 'no',
    session: 'begins',
    about: 'Signs a person in with a passkey.',
    body: z.strictObject({ passkey: shownPasskey }),
    sends: 'json',
    status: 200,
    answer: signedIn,
    errors: ['passkey_refused', 'too_many_requests'],
  }),
  beginFactorPasskey: contract({
    method: 'POST',
    path: `${path}/second-factor/options/`,
    changesNothingShown: true,
    who: 'anyone',
    idempotent: 'no',
    about: 'Says what a browser shows a passkey with as the second factor of a sign-in that has begun.',
    body: z.strictObject({ sign_in: signIn }),
    sends: 'json',
    status: 200,
    answer: requestOptions,
    errors: ['sign_in_too_old', 'not_in_this_state', 'too_many_requests'],
  }),
  finishSignIn: contract({
    method: 'POST',
    path: `${path}/second-factor/`,
    who: 'anyone',
    idempotent: 'no',
    session: 'begins',
    about: 'Ends a sign-in that has begun, with a code from the app, a backup code or a passkey.',
    body: z
      .strictObject({ sign_in: signIn, code: factorCode.exactOptional(), passkey: shownPasskey.exactOptional() })
      .refine(
        ({ code, passkey }) => (code === undefined) !== (passkey === undefined),
        says({ en: 'Send a code or a passkey.', es: 'Envía un código o una llave de acceso.' }),
      ),
    sends: 'json',
    status: 200,
    answer: signedIn,
    errors: ['sign_in_too_old', 'code_not_right', 'passkey_refused', 'too_many_requests'],
  }),
})
