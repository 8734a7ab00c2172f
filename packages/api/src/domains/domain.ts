import type { Contracts } from '@app/schemas/api/contract'
import type { FastifyInstance } from 'fastify'
import type { Context, Hooks, TaskHandlers } from '../context/context.ts'
import type { Database } from '../db/database.ts'
import type { FactSource, FlowWords } from '../facts/fact-source.ts'
import type { Handlers } from '../http/call/handlers.ts'
import { type Around, registerCalls } from '../http/register.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import type { WebhookPartner } from '../partners/open-partners.ts'
import type { WebhookSource } from '../partners/webhooks/webhooks.ts'
import type { SealedTable } from '../security/sealing.ts'
import type { PersonalTables } from './personal-tables.ts'

/** Everything that a domain brings. It is listed in `index.ts`, and one loop puts it in its place. */
export type Domain = {
  /** The calls: contracts and the handlers for them. */
  readonly calls?: readonly Calls[]
  /** What is done later, by the name of the job. */
  readonly jobs?: (context: Context) => JobHandlers
  /** What is done when a partner sends a message. */
  readonly webhooks?: (context: Context) => Partial<Readonly<Record<WebhookPartner, WebhookSource['work']>>>
  /** What it knows of people, for the conditions of flows: a column of one statement each. */
  readonly facts?: Readonly<Record<string, (words: () => FlowWords, now: () => Date, hooks: Hooks) => FactSource>>
  /** What domains below ask of this one. */
  readonly hooks?: Partial<Omit<Hooks, 'tasks' | 'leaving' | 'openRow'>>
  /** What people of ours do for it at the desk, by the kind of task. */
  readonly tasks?: Partial<TaskHandlers>
  /** Its tables with sealed columns and blind indexes. */
  readonly sealed?: readonly SealedTable[]
  /** Its tables with rows of people, and what becomes of them when a person leaves. */
  readonly personal?: PersonalTables
  /** Removes what is too old to be of use. `daysAgo` counts back from now; several services may do it at once. */
  readonly clearOut?: (db: Database, daysAgo: (days: number) => Date) => Promise<void>
}

export type Calls = { readonly register: (app: FastifyInstance, context: Context, around: Around) => void }

export type { Around }

/** Pairs contracts with their handlers: a contract without one does not compile. */
export function calls<T extends Contracts>(contracts: T, handlers: (context: Context) => Handlers<T>): Calls {
  return { register: (app, context, around) => registerCalls(app, contracts, handlers(context), around) }
}
