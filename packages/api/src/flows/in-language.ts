import { translateBrand, translatePage, translatePartner, translateProvider, translateQuestions, translateStep } from '@app/engine/files'
import type { LandingFile, PageFile } from '@app/schemas/flow/page'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { Partner } from '@app/schemas/flow/site/partners'
import type { Provider } from '@app/schemas/flow/site/providers'
import type { StepFile } from '@app/schemas/flow/steps/step'
import type { AnswerProblem } from '@app/schemas/rules/answers/answer-words'
import type { FlowSnapshot, LiveMode } from './flow-snapshot.ts'

type Words = { readonly files: Pick<FlowSnapshot['files'], 'translation'> }
type Spoken = Pick<LiveMode, 'steps' | 'questions' | 'brand'>

/** The words of a mode in a language. What has not been translated comes in English. */
export function modeIn(language: string | undefined, { steps, questions, brand }: LiveMode, flows: Words): Spoken {
  if (language === undefined || language === 'en') return { steps, questions, brand }
  return {
    steps: Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, stepIn(language, step, flows)])),
    questions: questionsIn(language, questions, flows),
    brand: brand && brandIn(language, brand, flows),
  }
}

export function questionsIn(language: string, questions: Spoken['questions'], { files }: Words): Spoken['questions'] {
  const translated = translateQuestions(questions, files.translation.get(`${language}/questions`))
  return language === 'es' ? Object.fromEntries(Object.entries(translated).map(([name, one]) => [name, withPlainErrors(one)])) : translated
}

export function stepIn(language: string | undefined, step: StepFile, { files }: Words): StepFile {
  const translated = translateStep(step, files.translation.get(`${language}/steps/${step.step}`))
  return language === 'es' ? withPlainErrorsInStep(translated) : translated
}

/** A landing or public page in a language. */
export function pageIn<P extends LandingFile | PageFile>(language: string, page: P, { files }: Words): P {
  const name = 'landing' in page ? `landings/${page.landing}` : `pages/${page.page}`
  return translatePage(page, files.translation.get(`${language}/${name}`))
}

export function providerIn(language: string, provider: Provider, { files }: Words): Provider {
  return translateProvider(provider, files.translation.get(`${language}/providers`))
}

export function partnerIn(language: string, partner: Partner, { files }: Words): Partner {
  return translatePartner(partner, files.translation.get(`${language}/partners`))
}

export function brandIn(language: string, brand: BrandFile, { files }: Words): BrandFile {
  return translateBrand(brand, files.translation.get(`${language}/brand`))
}

type Asked = { readonly errors?: Readonly<Record<string, string>> }

/** The Spanish of `answer-words.ts`. An answer that can’t be gone on with has the words of its option. */
const plain: Readonly<Record<Exclude<AnswerProblem, 'declined'>, string>> = {
  required: 'Responde a esta pregunta.',
  format: 'Revisa cómo está escrito esto.',
  min: 'Esto es menos de lo que se puede escribir aquí.',
  max: 'Esto es más de lo que se puede escribir aquí.',
  length: 'Esto es demasiado corto o demasiado largo.',
  match: 'Estas dos respuestas no concuerdan.',
  unknown: 'Elige una de las respuestas que se ofrecen.',
  type: 'Esto no se puede responder aquí.',
  size: 'Esto es demasiado grande.',
}

/**
 * What can be said of every answer is English in the code of pages: a field in Spanish brings it along, where it has no words of its own.
 * Those about how an answer is written do for all that is wrong with it.
 */
function withPlainErrors<Field extends Asked>(field: Field): Field {
  return field.errors?.['format'] === undefined ? { ...field, errors: { ...plain, ...field.errors } } : field
}

function withPlainErrorsInStep(step: StepFile): StepFile {
  const fields = step.fields?.map((field) => {
    if ('question' in field) return field
    const { rows } = field
    return withPlainErrors(rows ? { ...field, rows: rows.map((part) => withPlainErrors(part)) } : field)
  })
  return fields ? { ...step, fields } : step
}
