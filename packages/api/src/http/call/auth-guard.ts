import type { ErrorCode } from '@app/schemas/errors'
import type { StaffRole } from '@app/schemas/rules/desk/roles'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../failure/failure.ts'
import type { OwnCookie, Person } from './handlers.ts'

export type Tokens = { readonly access: string; readonly refresh?: string }

/** The auth guard of the calls: recognises people by their credentials, and gives browsers their cookies and removes them. */
export type AuthGuard = {
  readonly recognise: (
    request: FastifyRequest,
  ) => Promise<Person | Failure<'not_authenticated' | 'token_not_valid' | 'origin_refused' | 'too_many_requests'>>
  /** The role of a person at the desk, whose session has shown a second factor. */
  readonly recogniseStaff: (person: Person) => Promise<StaffRole | Failure<'forbidden' | 'second_factor_required'>>
  /** Whether a person may move money from the device on which they are signed in. */
  readonly admitMoney: (person: Person) => Promise<Failure<'step_up_required'> | undefined>
  /** Audits that a signed-in person was turned away. */
  readonly noteRefusal: (person: Person, call: string, code: ErrorCode) => Promise<void>
  /** A cookie, when one of our own pages sends it. */
  readonly ownCookie: (request: FastifyRequest, name: string) => string | undefined
  /** Whether one of our own pages asks. */
  readonly isOwnPage: (request: FastifyRequest) => boolean
  /** Gives one of our own pages something to keep. */
  readonly giveOwnCookie: (request: FastifyRequest, reply: FastifyReply, kept: OwnCookie) => void
  readonly giveCookies: (request: FastifyRequest, reply: FastifyReply, tokens: Tokens) => void
  readonly takeCookies: (request: FastifyRequest, reply: FastifyReply) => void
}
