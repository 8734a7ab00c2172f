import { type ExperimentsFile, experimentsSchema } from './experiments.ts'
import { type FactsFile, factsSchema } from './facts.ts'
import { type ModeFile, modeSchema } from './mode.ts'
import { type OffersFile, offersSchema } from './offers.ts'
import { type LandingFile, landingSchema, type PageFile, pageSchema } from './page.ts'
import { type PersonaFile, personaSchema } from './persona.ts'
import { type QuestionsFile, questionsSchema } from './questions.ts'
import { type RenamedFile, renamedSchema } from './renamed.ts'
import { type SequenceFile, sequenceSchema } from './sequence.ts'
import { type BrandFile, brandSchema } from './site/brand.ts'
import { type PartnersFile, partnersSchema } from './site/partners.ts'
import { type ProvidersFile, providersSchema } from './site/providers.ts'
import { type StepFile, stepSchema } from './steps/step.ts'
import { type TranslationFile, translationSchema } from './translation.ts'

/** Every kind of file in flows/, one entry each: a folder ends with a slash. What a file holds is the type beside it. */
export const fileKinds = {
  brand: kindOf<BrandFile>('brand.json', brandSchema, 'sound'),
  facts: kindOf<FactsFile>('facts.json', factsSchema),
  questions: kindOf<QuestionsFile>('questions.json', questionsSchema),
  experiments: kindOf<ExperimentsFile>('experiments.json', experimentsSchema),
  offers: kindOf<OffersFile>('offers.json', offersSchema, 'sound'),
  sequence: kindOf<SequenceFile>('sequences/', sequenceSchema),
  mode: kindOf<ModeFile>('modes/', modeSchema),
  step: kindOf<StepFile>('steps/', stepSchema),
  landing: kindOf<LandingFile>('landings/', landingSchema, 'sound'),
  page: kindOf<PageFile>('pages/', pageSchema, 'sound'),
  partners: kindOf<PartnersFile>('partners.json', partnersSchema, 'sound'),
  providers: kindOf<ProvidersFile>('providers.json', providersSchema, 'sound'),
  renamed: kindOf<RenamedFile>('renamed.json', renamedSchema, 'sound'),
  persona: kindOf<PersonaFile>('personas/', personaSchema),
  translation: kindOf<TranslationFile>('translations/', translationSchema, 'sound'),
}

export type FileKind = keyof typeof fileKinds

/** What each kind of file holds. */
export type FileTypes = { [K in FileKind]: NonNullable<(typeof fileKinds)[K]['holds']> }

type Kind<T> = {
  readonly at: string
  readonly schema: object
  /** Which version of a file the service serves: the last that keeps to its schema, or the last in which no check found an error either. */
  readonly served: 'readable' | 'sound'
  /** Never set: it carries the type. */
  readonly holds?: T
}

function kindOf<T>(at: string, schema: object, served: Kind<T>['served'] = 'readable'): Kind<T> {
  return { at, schema, served }
}

export const fileKindNames = Object.keys(fileKinds).filter(isFileKind)

function isFileKind(name: string): name is FileKind {
  return Object.hasOwn(fileKinds, name)
}
