import { errorsInSpanish } from './errors-in-spanish.ts'
import type { Language, Words } from './language.ts'
import type { FactorKind } from './rules/people/second-factor.ts'

/** A row of the error table. `title` says what happened, `todo` what to do; `detail` is there where clients rely on a fixed text. */
type ErrorRow = { readonly status: number; readonly title: string; readonly todo: string; readonly detail?: string }

/** Every error the service can answer with. There is no other table. */
export const errors = {
  // The request
  route_not_found: { status: 404, title: 'There’s nothing at this address.', todo: 'Check the address.' },
  method_not_allowed: { status: 405, title: 'This address can’t be used in this way.', todo: 'Check the method of the request.' },
  host_not_known: {
    status: 421,
    title: 'This service doesn’t go by that name.',
    todo: 'Developers open this page as localhost. README has the setting for another name.',
  },
  bad_request: { status: 400, title: 'We can’t read this request.', todo: 'Check how it is written and send it again.' },
  unknown_field: { status: 400, title: 'The request has a field that isn’t known here.', todo: 'Take that field out and send it again.' },
  validation_failed: {
    status: 400,
    title: 'Some answers need another look.',
    todo: 'Change the answers that are marked and send them again.',
  },
  payload_too_large: { status: 413, title: 'This is too large to send.', todo: 'Send a smaller file or a shorter text.' },
  unsupported_media_type: {
    status: 415,
    title: 'We don’t accept this kind of file or text.',
    todo: 'Send one of the kinds that are listed.',
  },
  file_refused: { status: 422, title: 'We couldn’t accept this file.', todo: 'Take a new photo or save it again, then send that.' },
  card_number_refused: {
    status: 422,
    title: 'This looks like a card number. We don’t keep card numbers.',
    todo: 'Enter it only in the payment company’s own field.',
  },
  request_timeout: { status: 408, title: 'The request took too long to arrive.', todo: 'Check your connection and try again.' },
  headers_too_large: {
    status: 431,
    title: 'The head of the request is too large.',
    todo: 'Delete the cookies of this site and try again.',
  },

  // Who is asking
  unauthorized: { status: 401, title: 'You aren’t signed in.', todo: 'Sign in and try again.', detail: 'unauthorized' },
  not_authenticated: {
    status: 401,
    title: 'This needs you to be signed in.',
    todo: 'Sign in and try again.',
    detail: 'Authentication credentials were not provided.',
  },
  token_not_valid: { status: 401, title: 'You’ve been signed out.', todo: 'Sign in again.' },
  invalid_credentials: {
    status: 400,
    title: 'That e-mail address and password don’t match.',
    todo: 'Check both, or ask for a new password.',
    detail: 'Unable to log in with provided credentials.',
  },
  forbidden: { status: 403, title: 'You may not do this.', todo: 'If you think you should, write to us.' },
  step_up_required: { status: 403, title: 'We need to be sure it’s you.', todo: 'Enter your password or your code, then try again.' },
  second_factor_required: {
    status: 403,
    title: 'We need your second factor.',
    todo: 'Use your passkey, or enter the code from your app, then try again.',
  },
  mailed_code_required: {
    status: 403,
    title: 'A password alone isn’t enough for this.',
    todo: 'Enter the code that we send to your e-mail address, then try again.',
  },
  passkey_refused: {
    status: 400,
    title: 'This passkey doesn’t fit.',
    todo: 'Try once more, or use another way to sign in.',
  },
  sign_in_too_old: { status: 410, title: 'This took too long, so the sign-in has ended.', todo: 'Begin again with your password.' },
  address_not_proven: {
    status: 403,
    title: 'We’ll ask for this number once your e-mail address is confirmed.',
    todo: 'Open the link in our e-mail on this device, then continue here.',
  },
  challenge_required: {
    status: 403,
    title: 'We need to check that a person is asking.',
    todo: 'Do the short check on the page, then try again. A program solves the challenge and sends it as X-Challenge-Solution.',
  },
  origin_refused: { status: 403, title: 'This request came from another site.', todo: 'Open our own page and try again there.' },
  security_code_refused: {
    status: 403,
    title: 'This request doesn’t come from one of our own pages.',
    todo: 'Reload the page and try again.',
  },
  other_session: {
    status: 409,
    title: 'Someone else is signed in on this device.',
    todo: 'Sign out first, then open the link again.',
  },
  link_used_up: { status: 410, title: 'This link has been used, or it’s too old.', todo: 'Ask for a new one.' },
  code_not_right: { status: 400, title: 'That code doesn’t match, or it’s too old.', todo: 'Check the code, or ask for a new one.' },
  signature_refused: {
    status: 401,
    title: 'This message isn’t signed as it should be.',
    todo: 'Check the key and the time, then sign it again.',
  },
  too_many_requests: { status: 429, title: 'That was too many tries in a short time.', todo: 'Wait a little, then try again.' },

  // What is asked for
  not_found: { status: 404, title: 'We couldn’t find this.', todo: 'Go back and choose again.' },
  already_done: { status: 409, title: 'This is already done.', todo: 'Reload the page to see where things are.' },
  conflict_version: {
    status: 409,
    title: 'This was changed somewhere else in the meantime.',
    todo: 'Look at the new version, then make your change again.',
  },
  precondition_failed: {
    status: 412,
    title: 'This is no longer as it was when you opened it.',
    todo: 'Load it again, then make your change.',
  },
  precondition_missing: {
    status: 428,
    title: 'The request doesn’t say which version it changes.',
    todo: 'Load it, and send its version along.',
  },
  idempotency_missing: {
    status: 400,
    title: 'The request has no Idempotency-Key.',
    todo: 'Send a new key with each new request, and the same key when you try again.',
  },
  idempotency_mismatch: { status: 409, title: 'This Idempotency-Key was used for another request.', todo: 'Use a new key.' },
  idempotency_in_progress: {
    status: 409,
    title: 'The same request is still being worked on.',
    todo: 'Wait a second, then ask again with the same key.',
  },

  // Where a person is in a flow
  personal_information_required: { status: 403, title: 'We don’t know enough about you yet.', todo: 'Tell us who you are first.' },
  letter_required: {
    status: 403,
    title: 'You haven’t signed the letter that lets us ask for you.',
    todo: 'Read and sign the letter first.',
  },
  claimed_progress: { status: 409, title: 'This step is marked as done, but it isn’t done yet.', todo: 'Do the step first.' },
  destination_required: {
    status: 409,
    title: 'This money has no account to go to yet.',
    todo: 'Open an IRA here, or name an IRA or a plan that takes this money. Then ask again.',
  },
  not_eligible: { status: 422, title: 'This isn’t possible for you right now.', todo: 'See what else is possible, or ask us.' },
  terms_required: { status: 403, title: 'You haven’t agreed to the terms yet.', todo: 'Read them and agree first.' },
  not_in_this_state: { status: 409, title: 'You can’t do this right now.', todo: 'Reload the page to see what’s next.' },

  // Money and partners
  not_paid: { status: 402, title: 'This is part of a membership you haven’t paid for.', todo: 'Choose a membership first.' },
  payment_declined: {
    status: 402,
    title: 'Your bank didn’t accept the payment. Nothing was charged.',
    todo: 'Try another card, or call your bank.',
  },
  card_in_use: {
    status: 409,
    title: 'A membership is charged to this card.',
    todo: 'Cancel the membership first, then remove the card.',
  },
  not_enough_money: { status: 422, title: 'There isn’t enough money for this. Nothing was moved.', todo: 'Enter a smaller amount.' },
  over_the_limit: { status: 422, title: 'This is more than is allowed. Nothing was moved.', todo: 'Enter a smaller amount.' },
  ruled_out: {
    status: 409,
    title: 'What you’d pay for isn’t possible for you right now. Nothing was charged.',
    todo: 'Read why, and what you can do instead.',
  },
  price_changed: {
    status: 409,
    title: 'The price isn’t the one you saw. Nothing was charged.',
    todo: 'Look at the price, then decide again.',
  },
  bank_link_broken: { status: 409, title: 'Your bank has ended our link to it.', todo: 'Link your bank again.' },
  slot_taken: { status: 409, title: 'Someone else took this time.', todo: 'Choose another time.' },
  partner_refused: { status: 422, title: 'The company we work with for this said no.', todo: 'Check your answers, or ask us.' },
  partner_unavailable: {
    status: 503,
    title: 'The company we work with for this isn’t answering.',
    todo: 'Try again in a few minutes. We’ve kept what you entered.',
  },

  // Flows
  mode_not_found: { status: 404, title: 'There’s no mode with this name.', todo: 'Check the name.' },
  mode_not_sound: { status: 404, title: 'No version of this mode was sound yet.', todo: 'Mend its files first.' },
  step_not_found: { status: 404, title: 'There’s no step with this name.', todo: 'Check the name.' },
  persona_not_found: { status: 404, title: 'There’s no persona with this name.', todo: 'Check the name.' },

  // The service itself
  not_ready: { status: 503, title: 'The service is still starting.', todo: 'Try again in a second.' },
  page_not_built: { status: 503, title: 'The page isn’t built yet.', todo: 'Build the web app, then load the page again.' },
  database_unavailable: {
    status: 503,
    title: 'We can’t reach our records right now. Nothing was changed.',
    todo: 'Try again in a minute.',
  },
  overloaded: { status: 503, title: 'We’re busier than we can handle right now.', todo: 'Try again in a minute.' },
  internal_error: { status: 500, title: 'Something went wrong on our side.', todo: 'Try again. If it happens again, write to us.' },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors

/** What happened and what to do, in every language. */
export const errorWords: Words<Readonly<Record<ErrorCode, Pick<ErrorRow, 'title' | 'todo'>>>> = { en: errors, es: errorsInSpanish }

/** Every failure on the wire: a code for programs, a sentence to read, and what is wrong with which field. */
export type ErrorAnswer = {
  readonly code: ErrorCode
  readonly detail: string
  readonly fields?: Readonly<Record<string, readonly string[]>>
  readonly non_field_errors?: readonly string[]
  /** What to work out before the same request is sent again. */
  readonly challenge?: Readonly<Record<string, unknown>>
  /** A sign-in that waits for its second factor. */
  readonly sign_in?: UnfinishedSignIn
}

/** What to end a sign-in with, and until when. */
export type UnfinishedSignIn = { readonly token: string; readonly by: readonly FactorKind[]; readonly expires_at: string }

/** Who reads English alone: colleagues at the desk, and those who write flows, links or programs. */
type EnglishReader = 'colleagues' | 'developers'
type InEnglish = { readonly for: EnglishReader; readonly en: string }

/** Words of a failure that no customer meets. What customers read is in every language. */
export function inEnglishFor(reader: EnglishReader, en: string): InEnglish {
  return { for: reader, en }
}

/** Words for one failure. A plain text doesn't compile: it would be English on a page in Spanish. */
export type Said = Words<string> | InEnglish

/** What is said to readers of a language. */
export function saidIn(words: Said, language: Language): string {
  return 'for' in words ? words.en : words[language]
}

/** What is particular to one failure. */
export type ErrorDetails = Pick<ErrorAnswer, 'challenge' | 'sign_in'> & {
  readonly detail?: Said
  readonly fields?: Readonly<Record<string, readonly Said[]>>
}

/** The answer to an error. Without words of its own it says the fixed text of the code, or what happened and what to do. */
export function errorAnswer(code: ErrorCode, said: ErrorDetails = {}, language: Language = 'en'): ErrorAnswer {
  const row: ErrorRow = errors[code]
  const { title, todo } = errorWords[language][code]
  const fields =
    said.fields &&
    Object.fromEntries(Object.entries(said.fields).map(([name, wrong]) => [name, wrong.map((words) => saidIn(words, language))]))
  const detail = (said.detail && saidIn(said.detail, language)) ?? row.detail ?? `${title} ${todo}`
  return {
    code,
    detail,
    ...(fields && { fields }),
    ...(said.challenge && { challenge: said.challenge }),
    ...(said.sign_in && { sign_in: said.sign_in }),
    // The sign-in page reads its failures as those of the form, not of one field.
    ...(code === 'invalid_credentials' && { non_field_errors: [detail] }),
  }
}
