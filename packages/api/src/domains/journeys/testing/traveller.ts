import { randomUUID } from 'node:crypto'
import type { Place } from '@app/engine'
import type { TestApp } from '../../../testing/test-app.ts'

type Saving = {
  readonly base: number
  readonly place?: unknown
  readonly answers?: unknown
  readonly flowVersion?: string
  readonly key?: string
}

/** A person who is signed in and in the middle of a flow. */
export async function newTraveller({ ask, signUp }: Pick<TestApp, 'ask' | 'signUp'>) {
  const { pk, access, email, password1: password } = await signUp()
  const comeBack = (mode: string, token = access) => ask({ method: 'GET', url: `/api/journeys/${mode}`, token })
  const save = (
    mode: string,
    { base, place = at('previous-jobs'), answers, flowVersion = '0123456789abcdef', key = randomUUID() }: Saving,
  ) =>
    ask({
      method: 'PUT',
      url: `/api/journeys/${mode}`,
      token: access,
      headers: { 'if-match': `"${base}"`, 'idempotency-key': key },
      payload: { place, flow_version: flowVersion, ...(answers !== undefined && { answers }) },
    })
  /** Signs in once more, and comes back with that. */
  const otherDevice = async () => {
    const { body } = await ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password } })
    return (mode: string) => comeBack(mode, body.access)
  }
  return { pk, access, comeBack, save, otherDevice }
}

export function at(step: string): Place {
  return { step }
}
