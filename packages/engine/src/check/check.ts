import type { FileKind } from '@app/schemas/flow/files'
import type { Catalogue } from '../load/catalogue.ts'
import { type Diagnostic, sortDiagnostics } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'
import { atOnce, type InParts } from '../load/in-parts.ts'
import { type Vocabulary, vocabularyOf } from '../resolve/vocabulary.ts'
import { checkAmongModes, checkAmongSteps, checkAppPlaces, checkGoalsOfProducts } from './among-files.ts'
import { checkBrand } from './brand/brand.ts'
import { checkExperiments } from './experiment/experiments.ts'
import { checkFigures } from './figures/other-figures.ts'
import { checkFacts, checkQuestions } from './files.ts'
import { checkFormerNames } from './former-names.ts'
import { checkList } from './list.ts'
import { checkMode } from './mode.ts'
import { checkOffers } from './offers.ts'
import { checkNextWords } from './order/next-words.ts'
import { checkForms } from './page/forms.ts'
import { checkLanding, checkPage, checkPartners } from './page/page.ts'
import { checkProviders } from './page/providers.ts'
import { checkPersona } from './persona/persona.ts'
import { checkRenamed } from './renamed.ts'
import { checkMessagesOfOthers } from './step/fields/messages-of-others.ts'
import { checkSaidNumbers } from './step/fields/said-numbers.ts'
import { checkStep } from './step/step.ts'
import { checkTakenNames } from './taken-names.ts'
import { checkBrandWords } from './text/brand-words.ts'
import { checkClaims } from './text/claims/claims.ts'
import { checkDaysAndRanges } from './text/claims/days-and-ranges.ts'
import { checkDaysInOrder } from './text/claims/days-in-order.ts'
import { checkIdleKeepers } from './text/claims/idle-keepers.ts'
import { checkLawLimits } from './text/claims/law-limits.ts'
import { checkLawNumbers } from './text/claims/law-numbers.ts'
import { checkOddNumbers } from './text/claims/odd-numbers.ts'
import { checkSaidCounts } from './text/claims/said-counts.ts'
import { checkStrangeNames } from './text/claims/strange-names.ts'
import { checkSources } from './text/claims/unearned.ts'
import { checkForeignWords } from './text/grammar/foreign-words.ts'
import { checkGrammar } from './text/grammar/grammar.ts'
import { checkHardSentences } from './text/grammar/hard-sentences.ts'
import { checkPunctuation } from './text/grammar/punctuation.ts'
import { checkQuotedAnswers } from './text/grammar/quoted-answers.ts'
import { checkQuotedLabels } from './text/grammar/quoted-labels.ts'
import { checkQuotedNames } from './text/grammar/quoted-names.ts'
import { checkSaidTwice } from './text/grammar/said-twice.ts'
import { checkSameWords } from './text/grammar/same-words.ts'
import { checkSpanishGender } from './text/grammar/spanish-gender.ts'
import { checkSpanishSlips } from './text/grammar/spanish-slips.ts'
import { checkSpanishWords } from './text/grammar/spanish-words.ts'
import { checkSpelling } from './text/grammar/spelling.ts'
import { checkUnended } from './text/grammar/unended.ts'
import { checkNamesOfFiles, checkWordSlips } from './text/grammar/word-slips.ts'
import { checkPlaceholders } from './text/placeholders.ts'
import { checkProductTerms } from './text/product-terms.ts'
import { checkTexts } from './text/text-faults.ts'
import { checkSameTranslations } from './text/translation/same-translations.ts'
import { checkSwappedTranslations } from './text/translation/swapped-translations.ts'
import { checkTranslation } from './text/translation/translation.ts'
import { checkUntranslated } from './text/translation/untranslated.ts'
import { checkWords } from './text/words.ts'
import { checkUnused } from './unused.ts'

type Check<K extends FileKind> = (doc: Document<K>, catalogue: Catalogue, vocabulary: Vocabulary) => readonly Diagnostic[]

const checks: { readonly [K in FileKind]: Check<K> } = {
  brand: checkBrand,
  facts: checkFacts,
  questions: checkQuestions,
  experiments: checkExperiments,
  offers: (doc, catalogue, vocabulary) => [...checkOffers(doc, catalogue, vocabulary), ...checkGoalsOfProducts(doc, catalogue)],
  sequence: (doc, catalogue, vocabulary) => checkList(doc, doc.data.steps, doc.data.side ?? [], catalogue, vocabulary),
  mode: checkMode,
  step: checkStep,
  landing: checkLanding,
  page: checkPage,
  partners: checkPartners,
  providers: checkProviders,
  renamed: checkRenamed,
  persona: checkPersona,
  translation: checkTranslation,
}

/** Everything that can be checked in one file without walking a flow. */
export function checkDocument(doc: Document, catalogue: Catalogue, vocabulary = vocabularyOf(catalogue)): Diagnostic[] {
  // A document and the check of its kind belong together, which a lookup by its kind does not tell the compiler.
  const check = checks[doc.kind] as Check<FileKind>
  return [
    ...checkWords(doc),
    ...checkTexts(doc),
    ...checkPlaceholders(doc),
    ...checkSaidTwice(doc),
    ...checkQuotedAnswers(doc),
    ...checkSaidNumbers(doc),
    ...checkDaysInOrder(doc),
    ...checkIdleKeepers(doc),
    ...checkClaims(doc),
    ...checkSources(doc),
    ...checkSpanishWords(doc),
    ...checkWordSlips(doc),
    ...checkDaysAndRanges(doc),
    ...checkFigures(doc),
    ...checkLawLimits(doc),
    ...checkLawNumbers(doc),
    ...checkSaidCounts(doc),
    ...checkGrammar(doc),
    ...checkUnended(doc),
    ...checkPunctuation(doc),
    ...checkBrandWords(doc, catalogue),
    ...checkProductTerms(doc, catalogue),
    ...checkHardSentences(doc, catalogue),
    ...check(doc, catalogue, vocabulary),
  ]
}

/** Everything that is wrong in flows/, short of the proofs. */
export function checkCatalogue(catalogue: Catalogue): Diagnostic[] {
  return atOnce(checkInParts(catalogue))
}

/** The same part by part: a first check of all files takes seconds. */
export function* checkInParts(catalogue: Catalogue): InParts<Diagnostic[]> {
  const vocabulary = vocabularyOf(catalogue)
  const found = [...catalogue.problems.values()].flat()
  for (const documents of Object.values(catalogue.documents)) {
    for (const doc of documents.values()) {
      found.push(...checkDocument(doc as Document, catalogue, vocabulary))
      yield
    }
  }
  for (const check of checksOfAll) {
    found.push(...check(catalogue))
    yield
  }
  return sortDiagnostics(found)
}

/** What is found among files. */
const checksOfAll: readonly ((catalogue: Catalogue) => readonly Diagnostic[])[] = [
  checkSameWords,
  checkUntranslated,
  checkSingles,
  checkTakenNames,
  checkFormerNames,
  checkAppPlaces,
  checkUnused,
  checkSpelling,
  checkForeignWords,
  checkStrangeNames,
  checkSpanishGender,
  checkOddNumbers,
  checkSwappedTranslations,
  checkSameTranslations,
  checkSpanishSlips,
  checkQuotedLabels,
  checkQuotedNames,
  checkNamesOfFiles,
  checkMessagesOfOthers,
  checkAmongModes,
  checkAmongSteps,
  checkNextWords,
  checkForms,
]

/** The files that must exist once, the one default mode and the one letter. */
function checkSingles(catalogue: Catalogue): Diagnostic[] {
  const missing = (['brand', 'facts', 'questions', 'experiments', 'offers'] as const).flatMap((kind) =>
    catalogue.documents[kind].size > 0 || catalogue.problems.has(`${kind}.json`) ? [] : [absent(`${kind}.json`)],
  )
  const defaults = [...catalogue.documents.mode.values()].filter(({ data }) => data.default)
  const surplus = defaults.slice(1).map((doc) =>
    report(doc, ['default'], {
      rule: 'default-mode',
      message: `“${defaults[0]?.name}” is already the default mode.`,
      fix: 'Remove "default" from one of them.',
    }),
  )
  const letters = checkLetters(catalogue)
  if (defaults.length > 0 || catalogue.documents.mode.size === 0) return [...missing, ...surplus, ...letters]
  return [
    ...missing,
    ...letters,
    {
      ...absent('modes/'),
      rule: 'default-mode',
      message: 'No mode is the default.',
      fix: 'Add "default" to the mode that unknown modes fall back to.',
    },
  ]
}

/** The service signs and files the words of one step. */
function checkLetters({ documents }: Catalogue): Diagnostic[] {
  const letters = [...documents.step.values()].filter(({ data }) => data.letter)
  const meant = [...documents.step.values()].find(({ data }) =>
    data.fields?.some((field) => 'for' in field && field.for?.includes('letter-of-authorization')),
  )
  if (letters.length === 0 && meant) return [report(meant, ['kind'], noLetter)]
  return letters.slice(1).map((doc) =>
    report(doc, ['letter'], {
      rule: 'second-letter',
      message: `“${letters[0]?.name}” already is the letter of authorization.`,
      fix: 'Remove "letter" from one of them.',
    }),
  )
}

const noLetter = {
  rule: 'no-letter',
  message: 'No step says that it is the letter of authorization: what is signed here could not be filed.',
  fix: 'Add "letter": true.',
}

function absent(file: string): Diagnostic {
  return {
    rule: 'missing-file',
    severity: 'error',
    stage: 'read',
    file,
    line: 1,
    column: 1,
    message: `${file} is missing.`,
    fix: 'Put it back; nothing works without it.',
  }
}
