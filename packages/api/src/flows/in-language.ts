import { translateBrand, translatePage, translateProvider, translateQuestions, translateStep } from '@app/engine/author'
import type { LandingFile, PageFile } from '@app/schemas/flow/page'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { Provider } from '@app/schemas/flow/site/providers'
import type { StepFile } from '@app/schemas/flow/steps/step'
import type { FlowSnapshot } from './flow-snapshot.ts'
import { withPlainErrors, withPlainErrorsInStep } from './plain-errors.ts'
import type { LiveMode } from './review-mode.ts'

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

export function brandIn(language: string, brand: BrandFile, { files }: Words): BrandFile {
  return translateBrand(brand, files.translation.get(`${language}/brand`))
}
