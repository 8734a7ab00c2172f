import type { AnswerOf, Contract, WrittenOf } from '@app/schemas/api/contract'
import type { domains } from '@app/schemas/api/domains'

type Domains = typeof domains
type Named = { [D in keyof Domains]: Domains[D][keyof Domains[D]] }[keyof Domains]

/** Every call of the service by method and path, from its contracts. Only types: no contract is part of a page. */
type Calls = { [C in Named as C extends Contract ? `${C['method']} ${C['path']}` : never]: C }
export type CallName = keyof Calls & string

/** The calls that are not read with GET and yet change nothing that a page shows, as their contracts say. */
export type QuietCall = { [N in CallName]: Calls[N] extends { readonly changesNothingShown: true } ? N : never }[CallName]

type Contracted<N extends CallName> = Extract<Calls[N], Contract>

/** What a call answers with when it goes well. */
export type Answered<N extends CallName> = AnswerOf<Contracted<N>>

type Part = 'params' | 'query' | 'headers' | 'body'
type IsNeeded<T> = undefined extends T ? false : Record<never, never> extends T ? false : true
type Given<N extends CallName> = {
  readonly [P in Part as IsNeeded<WrittenOf<Contracted<N>, P>> extends true ? P : never]: WrittenOf<Contracted<N>, P>
}
type MayGive<N extends CallName> = { readonly [P in Part]?: WrittenOf<Contracted<N>, P> | undefined }

/** What goes with every call that wants it. */
type Around = {
  /** The version that a change was made from. */
  readonly base?: number
  /** The same key for the same intent: sent twice it is done once. */
  readonly key?: string
  readonly signal?: AbortSignal
  /** A file, for the calls that take one. */
  readonly file?: File
}

/** What a call needs to be sent. */
export type Sent<N extends CallName> = Given<N> & MayGive<N> & Around
