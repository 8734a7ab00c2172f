import { type BrandFile, brandSchema } from './brand.ts'
import { type ExperimentsFile, experimentsSchema } from './experiments.ts'
import { type FactsFile, factsSchema } from './facts.ts'
import { type ModeFile, modeSchema } from './mode.ts'
import { type LandingFile, landingSchema, type PageFile, pageSchema } from './page.ts'
import { type PartnersFile, partnersSchema } from './partners.ts'
import { type PersonaFile, personaSchema } from './persona.ts'
import { type ProvidersFile, providersSchema } from './providers.ts'
import { type QuestionsFile, questionsSchema } from './questions.ts'
import { type SequenceFile, sequenceSchema } from './sequence.ts'
import { type StepFile, stepSchema } from './step.ts'
import { type TranslationFile, translationSchema } from './translation.ts'

/** What each kind of file in flows/ holds. */
export type FileTypes = {
  brand: BrandFile
  facts: FactsFile
  questions: QuestionsFile
  experiments: ExperimentsFile
  sequence: SequenceFile
  mode: ModeFile
  step: StepFile
  landing: LandingFile
  page: PageFile
  partners: PartnersFile
  providers: ProvidersFile
  persona: PersonaFile
  translation: TranslationFile
}

export type FileKind = keyof FileTypes

/** Every kind of file: where it stands, its schema, and the property that repeats its name. */
export const fileKinds = {
  brand: { at: 'brand.json', schema: brandSchema },
  facts: { at: 'facts.json', schema: factsSchema },
  questions: { at: 'questions.json', schema: questionsSchema },
  experiments: { at: 'experiments.json', schema: experimentsSchema },
  sequence: { at: 'sequences/', schema: sequenceSchema },
  mode: { at: 'modes/', schema: modeSchema },
  step: { at: 'steps/', schema: stepSchema },
  landing: { at: 'landings/', schema: landingSchema },
  page: { at: 'pages/', schema: pageSchema },
  partners: { at: 'partners.json', schema: partnersSchema },
  providers: { at: 'providers.json', schema: providersSchema },
  persona: { at: 'personas/', schema: personaSchema },
  translation: { at: 'translations/', schema: translationSchema },
} as const satisfies Record<FileKind, { at: string; schema: object }>
