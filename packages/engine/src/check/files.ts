import { storeNames } from '@app/schemas/flow/purposes/answer-records'
import { derivedNames } from '@app/schemas/rules/answers/derived-answers'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../load/document.ts'
import type { Vocabulary } from '../resolve/vocabulary.ts'
import { checkBranches, checkCondition } from './conditions.ts'
import { checkFactSlips } from './fact-slips.ts'
import { checkReferences, stepNames } from './names.ts'
import { isReadFact } from './read-facts.ts'
import { checkRoute } from './route.ts'
import { checkAnswersOfQuestions } from './step/fields/answer-fields.ts'
import { checkAnswerSlips } from './step/fields/answer-slips.ts'
import { checkTypeOfQuestion } from './step/fields/answers.ts'
import { checkCrossedAnswers } from './step/fields/crossed-answers.ts'
import { checkLimits } from './step/fields/limits.ts'
import { checkPlainSecrets } from './step/fields/plain-secrets.ts'
import { checkConsumers, checkPurposesOfQuestions } from './step/fields/purposes.ts'
import { checkNumbersOfAnswers } from './step/look-alikes.ts'
import { checkPromisesOfQuestions } from './text/claims/promises.ts'
import { checkQuestionMessage } from './text/wording.ts'

/** flows/facts.json: the guard’s conditions and steps, and starting values. */
export function checkFacts(doc: Document<'facts'>, catalogue: Catalogue, vocabulary: Vocabulary): Diagnostic[] {
  const steps = stepNames(catalogue)
  const checks = doc.data.needs.flatMap(({ checks }, level) =>
    checks.map((check, index): { check: typeof check; at: JsonPath } => ({ check, at: ['needs', level, 'checks', index] })),
  )
  const go = checks.flatMap(({ check, at }) =>
    check.otherwise.go === undefined ? [] : [{ name: check.otherwise.go, at: [...at, 'otherwise', 'go'] }],
  )
  const meanings = doc.data.progress.flatMap(({ means }, index) =>
    means === undefined ? [] : [{ condition: means, at: ['progress', index, 'means'] }],
  )
  const starts = Object.entries(doc.data.facts).flatMap(([name, fact]): Diagnostic[] => {
    if (fact.from === 'person' && fact.start === undefined) return []
    if (fact.from === 'service' && fact.start !== undefined && fact.values.includes(fact.start)) return []
    const fix =
      fact.from === 'person' ? 'Remove "start": a person’s answer is unknown until it is asked.' : 'Add "start", with one of its values.'
    return [
      report(doc, ['facts', name], { rule: 'start-value', message: `“${name}” does not start as a fact from the ${fact.from} must.`, fix }),
    ]
  })
  return [
    ...checkReferences(doc, go, steps, 'unknown-step', 'step'),
    ...checks.flatMap(({ check, at }) => checkCondition(doc, { condition: check.holds, at: [...at, 'holds'] }, vocabulary)),
    ...meanings.flatMap((placed) => checkCondition(doc, placed, vocabulary)),
    ...repeated(
      doc,
      doc.data.progress.map(({ key }) => key),
      'progress',
    ),
    ...starts,
    ...sameMeaning(doc),
    ...questionsToo(doc, catalogue),
    ...lostColumns(doc),
    ...checkFactSlips(doc, catalogue),
    ...checksNeverReached(doc, vocabulary),
    ...unreadFacts(doc, catalogue),
    ...checkConsumers(doc, catalogue),
  ]
}

/** Of the checks of a level the first that fails decides: one that holds wherever those before it hold decides nothing. */
function checksNeverReached(doc: Document<'facts'>, vocabulary: Vocabulary): Diagnostic[] {
  return doc.data.needs.flatMap(({ checks }, level) =>
    checkBranches(
      doc,
      checks.map(({ holds }, index) => ({ when: { not: holds }, at: ['needs', level, 'checks', index] })),
      vocabulary,
    ),
  )
}

/** A condition names a fact or a question: of one name it could not tell which, and what is answered to a question is saved with it. */
function questionsToo(doc: Document<'facts'>, { documents }: Catalogue): Diagnostic[] {
  const questions = documents.questions.get('questions')?.data.questions ?? {}
  return Object.keys(doc.data.facts).flatMap((name) => {
    if (!Object.hasOwn(questions, name)) return []
    const message = `“${name}” is a question of questions.json too, and a condition could not tell which of the two it means.`
    return [
      report(
        doc,
        ['facts', name],
        { rule: 'duplicate-name', message, fix: 'Give the fact another name, here and where it is read.' },
        'key',
      ),
    ]
  })
}

/** Two facts in the same words are one fact, or one of them has the words of the other by mistake. */
function sameMeaning(doc: Document<'facts'>): Diagnostic[] {
  const first = new Map<string, string>()
  return Object.entries(doc.data.facts).flatMap(([name, { about }]) => {
    const other = first.get(about)
    first.set(about, other ?? name)
    if (other === undefined) return []
    const message = `“${name}” is said in the words of “${other}”.`
    return [report(doc, ['facts', name, 'about'], { rule: 'said-twice', message, fix: 'Say what this fact is about.' })]
  })
}

/** What the service reads a fact from is a column that answers are saved in. */
function lostColumns(doc: Document<'facts'>): Diagnostic[] {
  const columns = new Set<string>(storeNames)
  const stores = Object.entries(doc.data.facts).flatMap(([name, { store }]) =>
    store === undefined ? [] : [{ name: store, at: ['facts', name, 'store'] }],
  )
  return checkReferences(doc, stores, columns, 'unknown-column', 'column')
}

function repeated(doc: Document, names: readonly string[], at: string): Diagnostic[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [report(doc, [at, index], { rule: 'duplicate-name', message: `“${name}” stands twice.`, fix: 'Remove one of them.' })],
  )
}

/** A fact that no condition reads is a line to delete: it would be asked or computed for nothing. */
function unreadFacts(doc: Document<'facts'>, catalogue: Catalogue): Diagnostic[] {
  return Object.keys(doc.data.facts).flatMap((name) => {
    if (isReadFact(catalogue, name)) return []
    const problem = {
      rule: 'fact-never-read',
      severity: 'warning',
      message: `No condition reads “${name}”.`,
      fix: `Write "when": { "${name}": VALUE } on a step of a mode, a branch, a block or a field, or delete it.`,
    } as const
    return [report(doc, ['facts', name], problem, 'key')]
  })
}

/** flows/questions.json: pages, questions and the conditions between them. */
export function checkQuestions(doc: Document<'questions'>, catalogue: Catalogue, vocabulary: Vocabulary): Diagnostic[] {
  const steps = catalogue.documents.step
  const { route, questions } = doc.data
  const pages = [
    ...route.map(({ page }, index) => ({ name: page, at: ['route', index, 'page'] })),
    ...Object.entries(questions).flatMap(([name, { page }]) =>
      page === undefined ? [] : [{ name: page, at: ['questions', name, 'page'] }],
    ),
  ]
  const inRoute = route.flatMap((page, index) => page.questions.map((name, at) => ({ name, at: ['route', index, 'questions', at] })))
  const conditions = [
    ...route.flatMap(({ when }, index) => (when === undefined ? [] : [{ condition: when, at: ['route', index, 'when'] }])),
    ...Object.entries(questions).flatMap(([name, { when }]) =>
      when === undefined ? [] : [{ condition: when, at: ['questions', name, 'when'] }],
    ),
  ]
  return [
    ...checkReferences(doc, pages, new Set(steps.keys()), 'unknown-step', 'step'),
    ...checkReferences(doc, inRoute, new Set(Object.keys(questions)), 'unknown-question', 'question'),
    ...conditions.flatMap((placed) => checkCondition(doc, placed, vocabulary)),
    ...unaskedQuestions(doc, catalogue),
    ...underivedQuestions(doc),
    ...undecidedQuestions(doc, catalogue),
    ...filledForAnother(doc),
    ...checkPurposesOfQuestions(doc, catalogue),
    ...checkPromisesOfQuestions(doc),
    ...Object.entries(questions).flatMap(([name, question]) => [
      ...checkQuestionMessage(doc, name, question),
      ...checkTypeOfQuestion(doc, name, question),
      ...checkLimits(doc, question, ['questions', name]),
      ...checkNumbersOfAnswers(doc, question.options ?? [], ['questions', name, 'options']),
      ...checkAnswerSlips(doc, question.options ?? [], ['questions', name, 'options']),
      ...checkCrossedAnswers(doc, question.options ?? [], ['questions', name, 'options']),
    ]),
    ...checkAnswersOfQuestions(doc),
    ...checkPlainSecrets(doc, catalogue),
    ...checkRoute(doc, catalogue),
  ]
}

/** What conditions go by is chosen from a list, one answer at a time. */
function undecidedQuestions(doc: Document<'questions'>, catalogue: Catalogue): Diagnostic[] {
  return Object.entries(doc.data.questions).flatMap(([name, { type, options }]) => {
    if ((options && type !== 'choices') || !isReadFact(catalogue, name)) return []
    const message = `Conditions go by the answer to “${name}”, and of the type “${type}” it has none that a condition can name.`
    const fix = 'Make it a "choice" with its "options" again, or take it out of the conditions.'
    return [report(doc, ['questions', name, 'type'], { rule: 'undecided-question', message, fix })]
  })
}

/** Questions about one other person, asked together: a browser fills all of them in for that person. */
function filledForAnother(doc: Document<'questions'>): Diagnostic[] {
  const asked = Object.entries(doc.data.questions).flatMap(([name, { autocomplete, page, when }]) =>
    autocomplete === undefined || autocomplete === 'off' || when === undefined
      ? []
      : [{ name, autocomplete, section: /^section-\S+ /.exec(autocomplete)?.[0], group: JSON.stringify([page, when]) }],
  )
  return asked.flatMap(({ name, autocomplete, section, group }) => {
    const other = asked.find((one) => one.group === group && one.section !== undefined)
    if (!other || section === other.section) return []
    const message = `Browsers fill in what belongs to somebody else than in “${other.name}”, which is asked with it.`
    const fix = `Write "${other.section}${autocomplete.replace(/^section-\S+ /, '')}".`
    return [report(doc, ['questions', name, 'autocomplete'], { rule: 'filled-for-another', message, fix })]
  })
}

/** Questions whose page does not ask them, and those without a page that follow from no other. */
function unaskedQuestions(doc: Document<'questions'>, { documents }: Catalogue): Diagnostic[] {
  const isAskedOn = (page: string, name: string) =>
    (documents.step.get(page)?.data.fields ?? []).some((field) => 'question' in field && field.question === name)
  return Object.entries(doc.data.questions).flatMap(([name, { page, derivedFrom }]) => {
    if (page === undefined ? derivedFrom !== undefined : isAskedOn(page, name)) return []
    const message =
      page === undefined ? `“${name}” has no page and is not derived.` : `“${name}” says it is asked on “${page}”, which does not ask it.`
    const fix = 'Add it to the fields of that step, or name the step that asks it.'
    return [report(doc, ['questions', name], { rule: 'question-not-asked', message, fix }, 'key')]
  })
}

/** What an answer follows from is code: a name that it does not know is never answered, and a condition on it never true. */
function underivedQuestions(doc: Document<'questions'>): Diagnostic[] {
  return Object.entries(doc.data.questions).flatMap(([name, { derivedFrom }]) => {
    if (derivedFrom === undefined || derivedNames.includes(name)) return []
    const message = `Nothing works out “${name}”: the service derives ${derivedNames.map((one) => `“${one}”`).join(', ')}.`
    const fix = 'Ask it: give it a "page" and an entry in the fields of that step. To derive it is for a developer.'
    return [report(doc, ['questions', name, 'derivedFrom'], { rule: 'derived-by-nothing', message, fix })]
  })
}
