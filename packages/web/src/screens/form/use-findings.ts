import { dayOf } from '@app/schemas/rules/days/days'
import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '../../client/service/answer.ts'
import { useJourneys } from '../../client/walk/journey.ts'
import { isWithin, wrongWords } from '../fields/read-field.ts'
import type { ShownField } from '../fields/shown-field.ts'
import type { Wrong } from './step-answers.ts'

export type Findings = {
  readonly errors: Wrong
  readonly failure: Failure | undefined
  readonly attempts: number
  /** A press of the button may send what failed before. What is wrong stays until it has been checked. */
  readonly retry: () => void
  /** Shows what is wrong with the answers, which may be nothing. */
  readonly show: (wrong: Wrong) => void
  /** The service refused the answers, or could not be reached. */
  readonly showFailure: (failure: Failure) => void
  /** An answer was given anew. */
  readonly mend: (name: string, field?: ShownField, value?: unknown) => void
}

/** What was found wrong with a step, until it is mended. */
export function useFindings(): Findings {
  const [errors, setErrors] = useState<Wrong>({})
  const [failure, setFailure] = useState<Failure>()
  const [attempts, setAttempts] = useState(0)
  const retry = () => setFailure(undefined)
  const show = (wrong: Wrong) => {
    setFailure(undefined)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) setAttempts((before) => before + 1)
  }
  const showFailure = (failed: Failure) => {
    setErrors(Object.fromEntries(Object.entries(failed.fields ?? {}).map(([name, [first]]) => [name, first ?? failed.detail])))
    setFailure(failed)
    setAttempts((before) => before + 1)
  }
  const mend = useCallback((name: string, field?: ShownField, value?: unknown) => {
    setErrors(({ [name]: _gone, ...others }) => (field ? withoutMended(others, field, value) : others))
  }, [])
  useEffect(() => {
    useJourneys.setState({ isRefused: failure !== undefined })
    return () => useJourneys.setState({ isRefused: false })
  }, [failure])
  return { errors, failure, attempts, retry, show, showFailure, mend }
}

/** In a field that is made of others, only what was mended is no longer wrong. */
function withoutMended(errors: Wrong, field: ShownField, value: unknown): Wrong {
  const names = Object.keys(errors).filter((at) => isWithin(field.name, at))
  if (names.length === 0) return errors
  const wrong = wrongWords(field, value, { today: dayOf(new Date()), others: {} })
  return Object.fromEntries(Object.entries(errors).filter(([at]) => !names.includes(at) || at in wrong))
}
