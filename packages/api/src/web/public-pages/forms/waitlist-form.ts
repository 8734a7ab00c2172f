import { waitlistContracts } from '@app/schemas/api/visitors/waitlist'
import type { Words } from '@app/schemas/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context/context.ts'
import { joinWaitlist, saveEmployer } from '../../../domains/waitlist/join-waitlist.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { languageOf } from '../../../http/answer/language-of.ts'
import { cookieIn, giveCookie } from '../../../http/request/asked.ts'
import { checkForm } from './check-form.ts'
import type { FormOpened } from './form-opened.ts'
import { refusedForm } from './refused-form.ts'
import { type FormOutcome, type FormSent, goBelow, isFromProgram, type PageForm } from './sent-forms.ts'

const form = 'waitlist'
const joinSchema = waitlistContracts.joinWaitlist.body
const employerSchema = waitlistContracts.tellEmployer.body
/** Which place in line is this browser’s, for as long as it takes to say where one works. */
const placeCookie = 'waitlist_place'
const placeSeconds = 3_600
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Parts = { readonly context: Context; readonly publicUrl: string; readonly opened: FormOpened }

/** The waiting list: the e-mail address first, and then, optionally, the employer. */
export function waitlistForm(parts: Parts): PageForm {
  return {
    onShown: parts.opened.note,
    shows: {
      'in-line': (request) => ({ form, typed: {}, isTaken: true, state: placeOf(request) === undefined ? 'employer-told' : 'in-line' }),
      done: () => ({ form, typed: {}, isTaken: true, state: 'employer-told' }),
    },
    take: (sent) => (sent.typed['employer_name'] === undefined ? join(parts, sent) : saveEmployerForm(parts, sent)),
  }
}

async function join({ context, publicUrl, opened }: Parts, sent: FormSent): Promise<FormOutcome> {
  const { typed, request, reply } = sent
  const checked = checkForm(joinSchema, typed, { names: ['email'], language: languageOf(request) })
  if (!checked.ok) return refusedForm(form, checked)
  if (opened.isTooFast(request)) return refusedForm(form, { ...checked, errors: { '': tooFast[languageOf(request)] } })
  if (isFromProgram(typed)) return goBelow(sent, 'done')
  const joined = await joinWaitlist(context, { ...checked.data, address: request.ip, publicUrl, language: languageOf(request) })
  if (isFailure(joined)) return refusedForm(form, checked, { failure: joined, language: languageOf(request) })
  giveCookie(request, reply, { name: placeCookie, value: joined.id, seconds: placeSeconds })
  return goBelow(sent, 'in-line')
}

const tooFast: Words<string> = {
  en: 'That was too quick for us to tell you from a program. You’re not on the list yet: press the button again.',
  es: 'Fue tan rápido que no podemos distinguirlo de un programa. Aún no estás en la lista: pulsa el botón otra vez.',
}

async function saveEmployerForm({ context }: Parts, sent: FormSent): Promise<FormOutcome> {
  const { typed, request, reply } = sent
  const place = placeOf(request)
  const checked = checkForm(employerSchema, typed, { names: ['employer_name'], language: languageOf(request) })
  if (!checked.ok) return inLine(refusedForm(form, checked))
  const isKept = place !== undefined && (await saveEmployer(context, place, checked.data.employer_name))
  if (!isKept) return inLine(refusedForm(form, checked, { failure: fail('not_found'), language: languageOf(request) }))
  forgetPlace(request, reply)
  return goBelow(sent, 'done')
}

/** What is refused is the employer: the place in line is kept all the same. */
function inLine(outcome: FormOutcome): FormOutcome {
  return 'sent' in outcome ? { ...outcome, sent: { ...outcome.sent, state: 'in-line' } } : outcome
}

function placeOf(request: FastifyRequest): string | undefined {
  const place = cookieIn(request, placeCookie)
  return place !== undefined && uuid.test(place) ? place : undefined
}

function forgetPlace(request: FastifyRequest, reply: FastifyReply): void {
  giveCookie(request, reply, { name: placeCookie, value: '', seconds: 0 })
}
