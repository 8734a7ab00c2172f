import type { SentForm } from '@app/schemas/pages/page-drawing'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { askedAddress } from '../../../http/request/asked.ts'
import type { FoundPage } from '../find-page.ts'
import { modeNamedIn } from '../visitor/arrival-cookie.ts'

/** What was typed, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>

export type FormSent = {
  readonly typed: Typed
  readonly page: FoundPage
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What comes of a form: the page again, with what is said beside the form, or another address, where loading again sends nothing again. */
export type FormOutcome =
  | { readonly sent: SentForm; readonly status: number; readonly retryAfterSeconds?: number }
  | { readonly goTo: string }

/** What the page shows next, in the mode that it was opened for. */
export function goBelow({ page, request }: Pick<FormSent, 'page' | 'request'>, below: string): FormOutcome {
  const mode = modeNamedIn(askedAddress(request.url).searchParams)
  return { goTo: `${page.asked.address}/${below}${mode === undefined ? '' : `?flow_mode=${mode}`}#form` }
}

/** Looks after the form of one name. */
type FormHandler = (sent: FormSent) => FormOutcome | Promise<FormOutcome>

export type PageForm = {
  readonly take: FormHandler
  /** Keeps nothing and sends nothing: what another site sends is left aside, and the page comes as it was. */
  readonly onlyAnswers?: true
  /** What the page shows at the addresses below its own to which a form leads: “/contact-us/sent”. */
  readonly shows?: Readonly<Record<string, (request: FastifyRequest) => SentForm | undefined>>
  /** Done whenever the page is shown. */
  readonly onShown?: (request: FastifyRequest, reply: FastifyReply) => void
}

/** By the name of the form: the hidden field “form” that each of them sends. */
export type PageForms = Readonly<Record<string, PageForm>>

const longestField = 10_000
const mostFields = 20

/** The fields of a form as text; nothing where it is none of ours. */
export function typedIn(body: unknown): Typed | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const fields = Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string')
  if (fields.length > mostFields || fields.some(([, text]) => text.length > longestField)) return undefined
  return Object.fromEntries(fields)
}

/** The name of a field that people do not see: only programs fill it in. */
const unseen = 'website'

export function isFromProgram(typed: Typed): boolean {
  return (typed[unseen] ?? '') !== ''
}
