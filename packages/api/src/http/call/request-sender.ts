import type { Language } from '@app/schemas/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFailure } from '../../failure/failure.ts'
import { languageOf } from '../answer/language-of.ts'
import type { AuthGuard } from './auth-guard.ts'
import type { OwnCookie, Person, Sender } from './handlers.ts'

const longestDevice = 300

/**
 * Where a request comes from, found out when a call asks. Its getters belong to a class: V8 takes a getter that an object has of its own for
 * something that stays, and keeps all it reaches, the request and its answer, until memory is next collected as a whole. To carry them along
 * took a sixth of the processor, and pauses of ten milliseconds.
 */
export class RequestSender implements Sender {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #authGuard: AuthGuard | undefined

  constructor(request: FastifyRequest, reply: FastifyReply, authGuard: AuthGuard | undefined) {
    this.#request = request
    this.#reply = reply
    this.#authGuard = authGuard
  }

  get address(): string {
    return this.#request.ip
  }

  get device(): string {
    return (this.#request.headers['user-agent'] ?? '').slice(0, longestDevice)
  }

  get requestId(): string {
    return this.#request.id
  }

  get language(): Language {
    return languageOf(this.#request)
  }

  get wantsPage(): boolean {
    return (this.#request.headers.accept ?? '').includes('text/html')
  }

  get isOwnPage(): boolean {
    return this.#authGuard?.isOwnPage(this.#request) ?? false
  }

  get isOnlyLooking(): boolean {
    return isOnlyLooking(this.#request, this.isOwnPage)
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name]
    return typeof value === 'string' ? value : undefined
  }

  ownCookie(name: string): string | undefined {
    return this.#authGuard?.ownCookie(this.#request, name)
  }

  giveOwnCookie(kept: OwnCookie): void {
    this.#authGuard?.giveOwnCookie(this.#request, this.#reply, kept)
  }

  async visitor(): Promise<Person | undefined> {
    const person = await this.#authGuard?.recognise(this.#request)
    return person === undefined || isFailure(person) ? undefined : person
  }
}

type Asking = Pick<FastifyRequest, 'method' | 'headers'>

const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/**
 * Whether an address is only opened to see where it leads, by a person, a mail scanner or a browser that loads ahead. A client that
 * means the call shows what no link can bring along: a token, JSON asked for by name, or that a script of our own pages sends it.
 */
function isOnlyLooking(request: Asking, isOwnPage: boolean): boolean {
  return looksAhead(request) || !(isOwnPage || isMeant(request))
}

function looksAhead({ method, headers }: Asking): boolean {
  const isAhead = purposeHeaders.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
  const isPage = headers.accept?.includes('text/html') ?? false
  const dest = headers['sec-fetch-dest'] ?? 'empty'
  return method === 'HEAD' || isAhead || isPage || headers['sec-fetch-mode'] === 'navigate' || dest !== 'empty'
}

function isMeant({ headers }: Asking): boolean {
  const hasToken = headers['authorization'] !== undefined || headers['token'] !== undefined
  return hasToken || /(^|,)\s*application\/json\s*(;|,|$)/i.test(headers.accept ?? '')
}
