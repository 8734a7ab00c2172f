import { errors } from '@app/schemas/errors'
import { codeOf, type Failure } from '../../../failure/failure.ts'
import type { FormOutcome, Typed } from './sent-forms.ts'

type Refused = { readonly typed: Typed; readonly errors?: Readonly<Record<string, string>> }

/** The form again, with everything that was typed, and what is wrong with it: with a field, or with the moment. */
export function refusedForm(form: string, { typed, errors: wrong = {} }: Refused, failure?: Failure): FormOutcome {
  if (!failure) return { sent: { form, typed, errors: wrong }, status: 422 }
  const { status } = errors[codeOf(failure)]
  const { retryAfterSeconds } = failure.said ?? {}
  return {
    sent: { form, typed, errors: wordsOf(failure) },
    status: status < 500 && status !== 429 ? 422 : status,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}

function wordsOf(failure: Failure): Readonly<Record<string, string>> {
  const { fields = {}, retryAfterSeconds } = failure.said ?? {}
  const byField = Object.entries(fields).flatMap(([name, [words]]) => (words === undefined ? [] : [[name, words] as const]))
  if (byField.length > 0) return Object.fromEntries(byField)
  const { title, todo } = errors[codeOf(failure)]
  return {
    '': retryAfterSeconds === undefined ? `${title} ${todo}` : `${title} Nothing was sent. Try again in ${inWords(retryAfterSeconds)}.`,
  }
}

/** Rounded up: who comes back then is let in. */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const hours = Math.ceil(minutes / 60)
  if (minutes < 90) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `${hours} hours`
}
