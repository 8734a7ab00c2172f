import { translateBrand, translateQuestions, translateStep } from '@app/engine/author'
import type { BrandFile } from '@app/schemas/flow/brand'
import type { StepFile } from '@app/schemas/flow/step'
import type { LiveCatalogue } from './live-catalogue.ts'
import type { Standing } from './review-mode.ts'

type Words = Pick<LiveCatalogue, 'translation'>
type LiveMode = NonNullable<Standing['live']>
type Spoken = Pick<LiveMode, 'steps' | 'questions' | 'brand'>

/** The words of a mode in a language. What is not there in that language comes in English. */
export function modeIn(language: string | undefined, { steps, questions, brand }: LiveMode, flows: Words): Spoken {
  if (language === undefined || language === 'en') return { steps, questions, brand }
  return {
    steps: Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, stepIn(language, step, flows)])),
    questions: translateQuestions(questions, flows.translation(`${language}/questions`)),
    brand: brand && brandIn(language, brand, flows),
  }
}

export function stepIn(language: string | undefined, step: StepFile, { translation }: Words): StepFile {
  return translateStep(step, translation(`${language}/steps/${step.step}`))
}

export function brandIn(language: string, brand: BrandFile, { translation }: Words): BrandFile {
  return translateBrand(brand, translation(`${language}/brand`))
}
