import { z } from 'zod'
import { languages } from '../../language.ts'
import { contract, contracts } from '../contract.ts'
import { emailField, nameField, pk } from '../fields.ts'
import { says } from '../says.ts'
import { shownPasskey } from './passkey-fields.ts'
import { factorCode } from './second-factor.ts'

const moment = z.iso.datetime()
// How long a password may be is a rule of its own, told in its own words; this only keeps out what nobody types.
const typedPassword = z.string().max(1000)
const token = z.string().min(1).max(200)
const mailedCode = z
  .string()
  .max(20)
  .transform((typed) => typed.replace(/\D/g, ''))
  .refine(
    (digits) => digits.length === 8,
    says({ en: 'Enter the 8 digits from our e-mail.', es: 'Escribe los 8 dígitos de nuestro correo.' }),
  )
const shortText = z.string().max(120)

export const user = z.strictObject({
  pk,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  partner_name: z.string(),
  origin_domain: z.string(),
  email_confirmed: z.boolean(),
  may_give_ssn: z.boolean().meta({
    description:
      'Whether a Social Security number is asked for: once the address is proven, or in the session in which the account was made.',
  }),
  device_key: z.string().meta({ description: 'What a browser seals with that it keeps of this person: it only comes with a session.' }),
  pending_email: z.string().nullable().meta({ description: 'A new address that waits to be confirmed from its e-mail.' }),
  language: z
    .enum(languages)
    .meta({ description: 'In which the person is written to, and reads pages where the device has none of its own.' }),
})

const solution = z.string().max(4000).meta({
  description:
    'After `challenge_required`: the base64 of `{ "challenge": …, "solution": … }` as JSON, the challenge as it came, solved with ALTCHA (PBKDF2/SHA-256). Good once, for five minutes.',
})
const solved = { 'x-challenge-solution': solution.exactOptional() }

const tokens = { access: z.string(), refresh: z.string() }
const done = z.strictObject({ status: z.literal('OK') })
const email = z.strictObject({ email: emailField })
const credentials = {
  body: z.strictObject({ email: z.string().max(400), password: typedPassword }),
  answer: z.strictObject({ ...tokens, user }),
  session: 'begins',
  sends: 'json',
  status: 200,
} as const

/** Who somebody is: accounts, sign-in, sessions, and the e-mails that prove an address. */
export const authContracts = contracts({
  registerPerson: contract({
    method: 'POST',
    path: '/api/v1/auth/registration/',
    who: 'anyone',
    idempotent: 'no',
    session: 'begins',
    about: 'Makes an account and signs the person in, after a proof of work when there are more sign-ups than usual.',
    headers: z.strictObject({ 'x-security-code': z.string().max(200).exactOptional(), ...solved }),
    body: z.strictObject({
      first_name: nameField,
      last_name: nameField,
      email: emailField,
      password1: typedPassword,
      user_flow_id: shortText.exactOptional().meta({ description: 'The flow mode that the person came in by.' }),
      origin_domain: shortText.exactOptional(),
      partner_name: shortText.exactOptional(),
    }),
    sends: 'json',
    status: 201,
    answer: z.strictObject({ access_token: z.string(), refresh_token: z.string(), ...tokens, user }),
    errors: ['security_code_refused', 'too_many_requests', 'challenge_required'],
  }),
  logIn: contract({
    ...credentials,
    method: 'POST',
    path: '/api/v1/auth/login/',
    who: 'anyone',
    idempotent: 'no',
    about: 'Signs a person in with e-mail address and password, after a proof of work when there were many tries.',
    headers: z.strictObject(solved),
    errors: ['invalid_credentials', 'second_factor_required', 'too_many_requests', 'challenge_required'],
  }),
  logInOnPage: contract({
    ...credentials,
    method: 'POST',
    path: '/login',
    who: 'anyone',
    idempotent: 'no',
    about: 'Signs a person in from our own page, after a proof of work when there were many tries.',
    headers: z.strictObject(solved),
    errors: ['invalid_credentials', 'second_factor_required', 'too_many_requests', 'challenge_required'],
  }),
  signInByToken: contract({
    method: 'GET',
    path: '/api/v1/token/authenticate/',
    who: 'anyone',
    idempotent: 'no',
    changesByGet: true,
    session: 'begins',
    about: 'Signs a person in with the token of a link in an e-mail, once.',
    headers: z.strictObject({ token: token.exactOptional() }),
    sends: 'json',
    status: 200,
    answer: z.strictObject(tokens),
    errors: ['token_not_valid', 'second_factor_required', 'other_session', 'too_many_requests'],
  }),
  askSignInLink: contract({
    method: 'POST',
    path: '/api/v1/auth/sign-in-link/',
    who: 'anyone',
    idempotent: 'no',
    about: 'Sends an e-mail with a link that signs in, if there is such an account. A proof of work comes first when many are asked for.',
    headers: z.strictObject(solved),
    body: email,
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['too_many_requests', 'challenge_required'],
  }),
  logOut: contract({
    method: 'POST',
    path: '/api/v1/auth/logout/',
    // Other tabs hear of it from the session.
    changesNothingShown: true,
    who: 'person',
    idempotent: 'by-nature',
    session: 'ends',
    about: 'Ends the session of this device.',
    body: z.strictObject({ refresh: token.exactOptional(), auth: z.string().max(4000).exactOptional() }).optional(),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ detail: z.string() }),
    errors: [],
  }),
  changePassword: contract({
    method: 'POST',
    path: '/api/v1/auth/password/change/',
    who: 'person',
    idempotent: 'no',
    about: 'Changes the password and ends every other session.',
    body: z.strictObject({ new_password1: typedPassword, new_password2: typedPassword }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ detail: z.string() }),
    errors: ['step_up_required', 'overloaded'],
  }),
  refreshTokens: contract({
    method: 'POST',
    path: '/api/v1/auth/token/refresh/',
    who: 'anyone',
    idempotent: 'no',
    session: 'renews',
    about: 'Gives new tokens for a refresh token, which is then used up.',
    body: z.strictObject({ refresh: token.exactOptional() }).optional(),
    sends: 'json',
    status: 200,
    answer: z.strictObject(tokens),
    errors: ['token_not_valid'],
  }),
  getUser: contract({
    method: 'GET',
    path: '/api/v1/auth/user/',
    who: 'person',
    withoutSignIn: 'unauthorized',
    idempotent: 'by-nature',
    about: 'Says who is signed in.',
    sends: 'json',
    status: 200,
    answer: user,
    errors: [],
  }),
  askPasswordReset: contract({
    method: 'POST',
    path: '/api/v1/auth/password_reset/',
    who: 'anyone',
    idempotent: 'no',
    about:
      'Sends an e-mail with a link to set a new password, if there is such an account. A proof of work comes first when many are asked for.',
    headers: z.strictObject(solved),
    body: email,
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['too_many_requests', 'challenge_required'],
  }),
  resetPassword: contract({
    method: 'POST',
    path: '/api/v1/auth/password_reset/confirm/',
    who: 'anyone',
    idempotent: 'no',
    about: 'Sets a new password with the token of an e-mail, and ends every session.',
    body: z.strictObject({ password: typedPassword, token }),
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['link_used_up', 'too_many_requests'],
  }),
  confirmEmail: contract({
    method: 'POST',
    path: '/api/v1/auth/email/confirm/',
    who: 'anyone',
    idempotent: 'no',
    about: 'Confirms an e-mail address with the token of an e-mail.',
    body: z.strictObject({ token }),
    sends: 'json',
    status: 200,
    answer: done.extend({
      password_removed: z.boolean().meta({ description: 'Whether the link was opened elsewhere: then an e-mail leads to a new password.' }),
    }),
    errors: ['link_used_up', 'already_done', 'too_many_requests'],
  }),
  stepUp: contract({
    method: 'POST',
    path: '/api/v1/auth/step-up/',
    who: 'person',
    idempotent: 'no',
    session: 'begins',
    about: 'Checks once more who it is, for five minutes: by the password, the second factor where there is one, or a code from an e-mail.',
    body: z
      .strictObject({
        password: typedPassword.exactOptional(),
        code: factorCode.exactOptional(),
        passkey: shownPasskey.exactOptional(),
        mailed_code: mailedCode.exactOptional(),
      })
      .refine((shown) => Object.keys(shown).length === 1, says({ en: 'Send exactly one of these.', es: 'Envía solo una de estas cosas.' })),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ access: z.string() }),
    errors: ['invalid_credentials', 'second_factor_required', 'code_not_right', 'passkey_refused', 'too_many_requests'],
  }),
  mailCode: contract({
    method: 'POST',
    path: '/api/v1/auth/step-up/mailed-code/',
    changesNothingShown: true,
    who: 'person',
    idempotent: 'no',
    about: 'Sends a code to the address of the account, good for ten minutes, for what a password alone may not change.',
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['too_many_requests'],
  }),
  listSessions: contract({
    method: 'GET',
    path: '/api/v1/auth/sessions/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Lists the devices on which the person is signed in.',
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      results: z
        .array(z.strictObject({ pk, device: z.string(), is_this_one: z.boolean(), began_at: moment, last_used_at: moment }))
        .readonly(),
    }),
    errors: [],
  }),
  endOtherSessions: contract({
    method: 'DELETE',
    path: '/api/v1/auth/sessions/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Signs the person out everywhere but here. They get one e-mail about it.',
    sends: 'json',
    status: 200,
    answer: z.strictObject({ ended: z.int().meta({ description: 'How many devices that were.' }) }),
    errors: ['step_up_required'],
  }),
  endSession: contract({
    method: 'DELETE',
    path: '/api/v1/auth/sessions/{id}/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Signs one device out.',
    params: z.strictObject({ id: pk }),
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['not_found', 'step_up_required'],
  }),
})
