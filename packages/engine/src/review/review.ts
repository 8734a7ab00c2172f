import type { PersonaFile } from '@app/schemas/flow/persona'
import type { QuestionsFile } from '@app/schemas/flow/questions'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import { describeCondition } from '../explain/words.ts'
import type { ResolvedMode } from '../flow/resolved.ts'
import type { Catalogue } from '../load/catalogue.ts'
import { type Vocabulary, vocabularyOf } from '../resolve/vocabulary.ts'
import { type Screen, screensOf } from './screens.ts'
import { type ReviewText, textsOf } from './texts.ts'

/** A mode for legal and content review, as plain JSON: its screens, and what a reviewer asks about each. Renderers need nothing else. */
export type Review = {
  readonly resolved: ResolvedMode
  readonly brand: BrandFile | undefined
  readonly questions: QuestionsFile['questions']
  /** What is given and what was chosen, from the mode file. */
  readonly notes: { readonly given: string; readonly chosen: string } | undefined
  /** Whose walk it is, when it is not the whole mode. */
  readonly persona: Pick<PersonaFile, 'persona' | 'about'> | undefined
  /** Every fact that a condition may name, with what it means. */
  readonly vocabulary: readonly (readonly [string, KnownFact])[]
  readonly screens: readonly ReviewedScreen[]
  readonly texts: readonly ReviewText[]
}

type KnownFact = Vocabulary extends ReadonlyMap<string, infer Fact> ? Fact : never

export type ReviewedScreen = Screen & {
  /** What must be so before the screen opens, in words. */
  readonly needs: string | undefined
  /** The progress key that its work completes, in words. */
  readonly completes: string | undefined
}

type Asked = {
  readonly persona?: PersonaFile | undefined /** The steps of a walk; without it all of them. */
  readonly path?: readonly string[] | undefined
}

export function reviewOf(catalogue: Catalogue, resolved: ResolvedMode, { persona, path }: Asked = {}): Review {
  const { mode, brand, questions, facts } = catalogue.documents
  const vocabulary = vocabularyOf(catalogue)
  const needs = facts.get('facts')?.data.needs ?? []
  const screens = screensOf(catalogue, resolved, path)
  return {
    resolved,
    brand: brand.get('brand')?.data,
    questions: questions.get('questions')?.data.questions ?? {},
    notes: mode.get(resolved.mode)?.data.notes,
    persona: persona && { persona: persona.persona, about: persona.about },
    vocabulary: [...vocabulary],
    screens: screens.map((screen) => ({
      ...screen,
      needs: withMeaning(screen.file.needs, needs.find(({ need }) => need === screen.file.needs)?.about),
      completes: completesWords(screen.file.completes, vocabulary),
    })),
    texts: textsOf(catalogue, screens),
  }
}

function completesWords(completes: Screen['file']['completes'], vocabulary: Vocabulary): string | undefined {
  if (completes === undefined) return undefined
  const key = typeof completes === 'string' ? completes : completes.key
  const words = withMeaning(key, vocabulary.get(`progress.${key}`)?.about)
  return typeof completes === 'string' ? words : `${words}, when ${describeCondition(completes.when, vocabulary)}`
}

function withMeaning(name: string | undefined, about: string | undefined): string | undefined {
  return name === undefined || about === undefined ? name : `${name}: ${about}`
}
