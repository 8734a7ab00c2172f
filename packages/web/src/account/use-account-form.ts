import { useRef, useState } from 'react'
import { keepFields, readKeptFields } from '../client/form-draft.ts'
import type { Answer, Failure } from '../client/service/answer.ts'
import { typedBefore } from '../client/typed-before.ts'
import type { Wrong } from '../ui/fields/error-summary.tsx'
import { useFailureWords } from './failure-words.ts'

type Values = Readonly<Record<string, string>>

export type AccountForm = {
  readonly values: Values
  readonly set: (name: string, value: string) => void
  readonly errors: Readonly<Record<string, string>>
  readonly wrong: readonly Wrong[]
  readonly attempts: number
  readonly isSending: boolean
  /** It began with what was typed on another visit. */
  readonly isResumed: boolean
  readonly submit: () => Promise<void>
}

type Asked<T> = {
  readonly start: Values
  /** What is wrong with what was typed, by field. */
  readonly check: (values: Values) => Readonly<Record<string, string>>
  readonly send: (values: Values) => Promise<Answer<T>>
  /** `isTypedOn`: the form holds something newer by now than what was sent. */
  readonly onDone: (answer: T, isTypedOn: boolean) => void | Promise<void>
  /** Where it stands: the same failure has other words elsewhere. */
  readonly where?: 'sign-in' | 'step-up'
  /** The id of an input by the name that the service has for it. */
  readonly idOf?: (name: string) => string
  /** The form under whose name a reloaded or closed page still has these fields, until it is done. Never a password. */
  readonly kept?: Kept | undefined
}

type Kept = { readonly form: string; readonly fields: readonly string[] }

/** A form of the account pages: checked here, then by the service; nothing that was typed is ever cleared. */
export function useAccountForm<T>({ start, check, send, onDone, where, idOf = (name) => name, kept }: Asked<T>): AccountForm {
  const sayFailure = useFailureWords()
  const { values, valuesNow, type, isResumed, forgetSent } = useTyped(start, kept)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<Failure>()
  const [attempts, setAttempts] = useState(0)
  const [isSending, setSending] = useState(false)
  const fail = (wrong: Readonly<Record<string, string>>) => {
    setErrors(wrong)
    setAttempts((before) => before + 1)
  }
  const submit = async () => {
    if (isSending) return
    setFailure(undefined)
    const wrong = check(valuesNow())
    if (Object.keys(wrong).length > 0) return fail(wrong)
    setErrors({})
    setSending(true)
    const sent = valuesNow()
    const answer = await send(sent)
    setSending(false)
    if (answer.ok) return onDone(answer.data, forgetSent(sent))
    setFailure(answer.failure)
    fail(Object.fromEntries(Object.entries(answer.failure.fields ?? {}).map(([name, [first = '']]) => [name, first])))
  }
  const ofFields = Object.entries(errors).map(([name, text]) => ({ id: idOf(name), text }))
  return {
    values,
    errors,
    attempts,
    isSending,
    isResumed,
    submit,
    set: (name, value) => {
      type(name, value)
      setErrors(({ [name]: _gone, ...others }) => others)
    },
    wrong: ofFields.length > 0 || !failure ? ofFields : [{ text: sayFailure(failure, where) }],
  }
}

/** What was typed: now, before the page was reloaded or closed, and before its script ran. */
function useTyped(start: Values, kept: Kept | undefined) {
  const [draft] = useState(() => (kept ? readKeptFields(kept.form, kept.fields) : {}))
  const [values, setValues] = useState(() => ({ ...start, ...draft, ...typedBefore(Object.keys(start)) }))
  const latest = useRef(values)
  return {
    values,
    valuesNow: () => latest.current,
    isResumed: Object.keys(draft).length > 0,
    type: (name: string, value: string) => {
      latest.current = { ...latest.current, [name]: value }
      setValues(latest.current)
      if (kept?.fields.includes(name)) keepFields(kept.form, kept.fields, latest.current, start)
    },
    /** What was sent need not be kept any longer. Says whether something newer was typed meanwhile, which is. */
    forgetSent: (sent: Values): boolean => {
      if (kept) keepFields(kept.form, kept.fields, latest.current, sent)
      return Object.entries(latest.current).some(([name, value]) => value !== sent[name])
    },
  }
}
