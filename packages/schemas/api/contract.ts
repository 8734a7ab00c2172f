import type { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import type { StaffRole } from '../rules/desk/roles.ts'

/** What is agreed about one call. The service, the web client, the tests and the pages for readers all come from it. */
export type Contract = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters stand in braces: /api/flows/{mode}. */
  readonly path: `/${string}`
  readonly who: 'anyone' | 'person' | 'staff'
  /** Which colleagues may make it; all of them where it is left out. */
  readonly roles?: readonly StaffRole[]
  /**
   * Whether sending it twice does it once: so by its nature, by its Idempotency-Key, or not. Some calls work without a key. Where money
   * moves, an equal request within a minute then counts as the same; elsewhere it is another one: an answer may be changed and changed
   * back.
   */
  readonly idempotent: 'by-nature' | 'by-key' | 'by-key-or-equal' | 'by-key-if-sent' | 'no'
  /** Whether it is a GET that changes something, as the catalogue has it: what only looks where an address leads must not set it off. */
  readonly changesByGet?: true
  /**
   * Whether a call that is not a GET changes nothing that a page shows: the other tabs of a person have nothing to ask for again. A call
   * that a page makes to show itself has to say so: two tabs would go on asking because of each other.
   */
  readonly changesNothingShown?: true
  /**
   * Whether it changes what somebody else may have changed meanwhile: then If-Match names the version it was made from. Where that may be
   * left out, the last write wins.
   */
  readonly versioned?: 'always' | 'if-sent'
  /** Whether it moves money of theirs: from a device on which that is new, it takes a fresh proof of who they are. */
  readonly movesMoney?: true
  /** Whether its answer signs a person in, or it signs them out: a browser then gets or loses its cookies. */
  readonly session?: 'begins' | 'renews' | 'ends'
  /** A field of its answer that a browser also keeps as a cookie, for our own pages and out of reach of their scripts. */
  readonly cookie?: { readonly name: string; readonly field: string; readonly seconds: number }
  /** Whether the button of a plain page, or of a mail program, may make it. */
  readonly takesForms?: true
  /** Whether its body arrives as the raw text: the signature was made over that. */
  readonly takesRaw?: true
  /** Whether a file comes with it: then it is a form with parts, one of them the file, and `body` says what the others are. */
  readonly takesFile?: { readonly field: 'file'; readonly mostBytes: number }
  /** Whether a browser keeps its answer and asks each time whether it is still so. It comes compressed. */
  readonly isTagged?: true
  /** How long a browser, or a cache on the way to it, may answer the same again: only where the answer is the same for everyone. */
  readonly reusedSeconds?: number
  /** The answer to clients without a sign-in, where it is not the usual one. */
  readonly withoutSignIn?: 'unauthorized'
  /** What the call is for, in a sentence or two. */
  readonly about: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** The headers that it reads, in small letters. Others are none of its business. */
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  readonly sends: 'json' | 'events' | 'page' | 'style' | 'text' | 'file'
  readonly status: 200 | 201 | 202
  /** The body of the answer; for events, the data of each. */
  readonly answer: z.ZodType
  /** Its own errors. What every call can answer with is not repeated. */
  readonly errors: readonly ErrorCode[]
}

/** A file on its way: its name as the sender gave it, or as it is to be saved under. */
export type NamedFile = { readonly name: string; readonly bytes: Uint8Array }

/** A file that is made while it is sent, so that it is never in memory as a whole. */
export type StreamedFile = { readonly name: string; readonly pieces: AsyncIterable<Uint8Array> }

export type Contracts = Readonly<Record<string, Contract>>

/** One call, with its literal types kept. A path and its parameters have to fit. */
export function contract<const C extends Contract>(call: C & ParamsFitPath<C>): C {
  return call
}

/** The calls of a domain by name. */
export function contracts<const T extends Contracts>(calls: T): T {
  return calls
}

/** The names in braces of a path. */
export function paramNames(path: string): readonly string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '')
}

/** What arrives at the handler, as the schemas leave it. */
export type Received<C extends Contract> = {
  readonly params: After<C, 'params'>
  readonly query: After<C, 'query'>
  readonly headers: After<C, 'headers'>
  readonly body: After<C, 'body'>
}

export type AnswerOf<C extends Contract> = z.output<C['answer']>
export type BodyOf<C extends Contract> = After<C, 'body'>
/** A part of a call as a client writes it, before the schema has read it. */
export type WrittenOf<C extends Contract, P extends Part> =
  C extends Readonly<Record<P, infer S extends z.ZodType>> ? z.input<S> : undefined
export type ParamsOf<C extends Contract> = C extends { readonly params: infer S extends z.ZodType } ? z.input<S> : Nothing

type Nothing = Readonly<Record<never, never>>
type Part = 'params' | 'query' | 'headers' | 'body'
type After<C, P extends Part> = C extends Readonly<Record<P, infer S extends z.ZodType>> ? z.output<S> : Nothing

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type NamesOf<C> = C extends { readonly params: infer S extends z.ZodType } ? keyof z.output<S> : never
type ParamsFitPath<C extends Contract> = [NamesIn<C['path']>, NamesOf<C>] extends [NamesOf<C>, NamesIn<C['path']>]
  ? unknown
  : { readonly params: 'A path and its parameters have the same names.' }
