import { errors, errorWords, saidIn } from '@app/schemas/errors'
import type { Language, Words } from '@app/schemas/language'
import { codeOf, type Failure } from '../../../failure/failure.ts'
import type { FormOutcome, Typed } from './sent-forms.ts'

type Refused = { readonly typed: Typed; readonly errors?: Readonly<Record<string, string>> }
type Because = { readonly failure: Failure; readonly language: Language }

const words: Words<{
  readonly again: (when: string) => string
  readonly minutes: (count: number) => string
  readonly hours: (count: number) => string
}> = {
  en: {
    again: (when) => `Nothing was sent. Try again in ${when}.`,
    minutes: (count) => (count === 1 ? 'a minute' : `${count} minutes`),
    hours: (count) => `${count} hours`,
  },
  es: {
    again: (when) => `No se envió nada. Inténtalo otra vez en ${when}.`,
    minutes: (count) => (count === 1 ? 'un minuto' : `${count} minutos`),
    hours: (count) => `${count} horas`,
  },
}

/** The form again, with everything that was typed, and what is wrong with it: with a field, or with the moment. */
export function refusedForm(form: string, { typed, errors: wrong = {} }: Refused, because?: Because): FormOutcome {
  if (!because) return { sent: { form, typed, errors: wrong }, status: 422 }
  const { status } = errors[codeOf(because.failure)]
  const { retryAfterSeconds } = because.failure.said ?? {}
  return {
    sent: { form, typed, errors: wordsOf(because) },
    status: status < 500 && status !== 429 ? 422 : status,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}

function wordsOf({ failure, language }: Because): Readonly<Record<string, string>> {
  const { fields = {}, retryAfterSeconds } = failure.said ?? {}
  const byField = Object.entries(fields).flatMap(([name, [said]]) => (said === undefined ? [] : [[name, saidIn(said, language)] as const]))
  if (byField.length > 0) return Object.fromEntries(byField)
  const { title, todo } = errorWords[language][codeOf(failure)]
  return { '': `${title} ${retryAfterSeconds === undefined ? todo : words[language].again(timeWords(retryAfterSeconds, language))}` }
}

/** Rounded up: people who come back then are let in. */
function timeWords(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? words[language].minutes(minutes) : words[language].hours(Math.ceil(minutes / 60))
}
