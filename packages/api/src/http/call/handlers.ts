import type { Readable } from 'node:stream'
import type { AnswerOf, Contract, Contracts, NamedFile, Received } from '@app/schemas/api/contract'
import type { Language, Words } from '@app/schemas/language'
import type { StaffRole } from '@app/schemas/rules/desk/roles'
import type { Base } from '../../db/transactions/base-version.ts'
import type { Failure } from '../../failure/failure.ts'
import type { PlainWords } from '../answer/plain-words.ts'

/** A handler for each call of a domain, or it does not compile. */
export type Handlers<T extends Contracts> = { readonly [K in keyof T]: Handler<T[K]> }

export type Handler<C extends Contract> = (received: Received<C> & Circumstances<C>) => Result<C> | Promise<Result<C>>

/** A colleague at the desk, and what they may do there. */
export type Colleague = Person & { readonly role: StaffRole }

/** A person who is signed in. */
export type Person = {
  readonly id: string
  readonly sessionId: string
  /** When they last entered their password. */
  readonly passwordCheckedAt: Date
}

/** Where a request comes from, as far as that is known and none of it can be made up by the sender. */
export type Sender = {
  readonly address: string
  readonly device: string
  readonly requestId: string
  /** The language that a page speaks for them, and that an e-mail does to people without an account. */
  readonly language: Language
  /** A header, once. */
  readonly header: (name: string) => string | undefined
  /** Whether a page is asked for: a browser's address bar, or a link in an e-mail. */
  readonly wantsPage: boolean
  /** Whether the address is only opened to see where it leads: what changes something by GET must not do it then. */
  readonly isOnlyLooking: boolean
  /** Whether one of our own pages asks: a browser says so by itself, and pages of others cannot. */
  readonly isOwnPage: boolean
  /** A cookie, when one of our own pages sends it. */
  readonly ownCookie: (name: string) => string | undefined
  /** Gives one of our own pages something that its scripts cannot read and that comes back with every request. */
  readonly giveOwnCookie: (kept: OwnCookie) => void
  /** Who is signed in, for calls that anybody may make. */
  readonly visitor: () => Promise<Person | undefined>
}

export type OwnCookie = { readonly name: string; readonly value: string; readonly seconds: number }

type Circumstances<C extends Contract> = { readonly sender: Sender } & (C['who'] extends 'person' ? { readonly person: Person } : unknown) &
  (C['who'] extends 'staff' ? { readonly person: Colleague } : unknown) &
  (C extends { readonly takesFile: object } ? { readonly file: NamedFile } : unknown) &
  (C extends { readonly versioned: 'always' } ? { readonly base: number } : unknown) &
  (C extends { readonly versioned: 'if-sent' } ? { readonly base: Base } : unknown) &
  (C['idempotent'] extends `by-key${string}` ? { readonly requestKey: string } : unknown)

type Result<C extends Contract> = (C['sends'] extends 'events' ? Readable : AnswerOf<C>) | Page | Failure<C['errors'][number] | Possible<C>>

/** What no contract has to name: see errors-of.ts. */
type Possible<C extends Contract> = 'validation_failed' | 'overloaded' | (C['who'] extends 'anyone' ? never : 'token_not_valid')

/** What is shown to a browser that opens a call as if it were a page. */
export type Page = { readonly [page]: string | Words<PlainWords>; readonly access?: string; readonly refresh?: string }

const page = Symbol('page')

export function showPage(shown: string | Words<PlainWords>, tokens: Pick<Page, 'access' | 'refresh'> = {}): Page {
  return { [page]: shown, ...tokens }
}

export function shownPage(result: unknown): string | Words<PlainWords> | undefined {
  return isPage(result) ? result[page] : undefined
}

function isPage(result: unknown): result is Page {
  return typeof result === 'object' && result !== null && page in result
}
