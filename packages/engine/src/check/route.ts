import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'
import { withMore } from './fold-consequences.ts'

/** The pages of the questionnaire: each once, with questions that it asks, and every question that a page asks is wanted. */
export function checkRoute(doc: Document<'questions'>, { documents }: Catalogue): Diagnostic[] {
  const { route, questions } = doc.data
  return route.flatMap(({ page, questions: wanted }, index) => {
    const at = ['route', index]
    if (route.findIndex((one) => one.page === page) !== index) return [report(doc, [...at, 'page'], twice(page))]
    const step = documents.step.get(page)?.data
    if (!step) return []
    const asked = (step.fields ?? []).flatMap((field) => ('question' in field ? [field.question] : []))
    const ofWanted = wanted.flatMap((name, place) => {
      const question = questions[name]
      if (!question || (asked.includes(name) && !question.optional)) return []
      return [report(doc, [...at, 'questions', place], question.optional ? neverNeeded(page, name) : notAsked(page, name))]
    })
    const needed = asked.filter((name) => questions[name] !== undefined && !questions[name]?.optional && !wanted.includes(name))
    const [first, ...others] = ofWanted
    const wrong = first && others.length > 0 ? [withMore(first, others, 'of the kind')] : ofWanted
    return [...wrong, ...needed.map((name) => report(doc, [...at, 'questions'], notWanted(page, name)))]
  })
}

function twice(page: string) {
  return { rule: 'duplicate-page', message: `“${page}” is in the route twice.`, fix: 'Remove one of them.' }
}

function notAsked(page: string, name: string) {
  return {
    rule: 'route-and-page',
    message: `The route wants “${name}” of “${page}”, which does not ask it: the page would never count as answered.`,
    fix: `Add { "question": "${name}" } to the fields of that step, or take it out here.`,
  }
}

function neverNeeded(page: string, name: string) {
  return {
    rule: 'route-and-page',
    message: `The route wants “${name}” of “${page}”, and people can leave it out: they would be led back to the page each time.`,
    fix: 'Take it out here, or out of "optional" in the question.',
  }
}

function notWanted(page: string, name: string) {
  return {
    rule: 'route-and-page',
    message: `“${page}” asks “${name}”, and the page counts as answered without it.`,
    fix: `Add "${name}" here, or make the question optional.`,
  }
}
