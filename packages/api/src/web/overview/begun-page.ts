import type { Language } from '@app/schemas/language'
import { canBeDrawn, type DrawnAnswers, type OverviewRenderer } from '@app/schemas/pages/overview-drawing'
import type { FastifyRequest } from 'fastify'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import { brandIn } from '../../flows/in-language.ts'
import { askedLanguage, chosenLanguage, languageOf } from '../../http/answer/language-of.ts'
import type { BegunAnswers } from './begin-overview.ts'

/** What a page comes with for the person who opens it: answers that it need not ask for, and its first screen where it could be drawn. */
export type BegunPage = { readonly answers: BegunAnswers; readonly html: string | undefined; readonly language: Language }

type Drawing = { readonly answers: BegunAnswers; readonly renderer: OverviewRenderer | undefined; readonly flows: FlowSnapshot }

/** The first screen is drawn where all that it says is known, in the language in which the page will speak to this person. */
export function begunPage(request: FastifyRequest, { answers, renderer, flows }: Drawing): BegunPage {
  const known: Partial<DrawnAnswers> = JSON.parse(`{${[...answers].map(([call, text]) => `${JSON.stringify(call)}:${text}`).join()}}`)
  const language = askedLanguage(request) ?? chosenLanguage(request) ?? known['/api/v1/auth/user/']?.language ?? languageOf(request)
  if (!renderer || !flows.brand || !canBeDrawn(known)) return { answers, language, html: undefined }
  const brand = brandIn(language, flows.brand, flows)
  try {
    return { answers, language, html: renderer.drawOverview({ language, brand, answers: known }) }
  } catch (error) {
    // The page draws itself a moment later, as it did before there was a drawing.
    request.log.error(error)
    return { answers, language, html: undefined }
  }
}
