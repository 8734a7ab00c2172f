import type { Readable } from 'node:stream'
import type { AnswerOf, Contract, Contracts, Received } from '@app/schemas/api/contract'
import type { Failure } from './failure.ts'

/** A handler for each call of a domain, or it does not compile. */
export type Handlers<T extends Contracts> = { readonly [K in keyof T]: Handler<T[K]> }

export type Handler<C extends Contract> = (received: Received<C>) => Result<C> | Promise<Result<C>>

type Result<C extends Contract> = (C['sends'] extends 'events' ? Readable : AnswerOf<C>) | Failure<C['errors'][number]>
