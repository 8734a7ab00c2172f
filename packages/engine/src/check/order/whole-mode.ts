import { conditionLeaves } from '../../flow/conditions.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import type { ExpandedItem } from '../../resolve/items.ts'
import { leadsToQuestions } from '../../resolve/resolve.ts'
import { stillToWrite } from '../text/todo.ts'

/** Two pages of one order under one heading look like one page that does not go on. Branches of a choice have each their own. */
export function checkSameTitles(doc: Document<'mode'>, items: readonly ExpandedItem[], { documents }: Catalogue): Diagnostic[] {
  const first = new Map<string, { readonly step: string; readonly index: number }>()
  return items.flatMap(({ branches, at }, index) =>
    branches.flatMap(({ step }) => {
      const title = titleOf(documents.step.get(step))
      const other = title === undefined ? undefined : first.get(title)
      if (title !== undefined && !other) first.set(title, { step, index })
      if (!other || other.step === step) return []
      if (other.index === index) return isTested(branches) ? [] : copiedTitle(documents.step.get(step), other.step)
      const message = `“${step}” has the heading of “${other.step}”: people would think that nothing happened.`
      return [report(doc, at, { rule: 'same-title', message, fix: 'Give one of the two steps another title.' })]
    }),
  )
}

/** The variants of a test may differ in what is below the heading. */
function isTested(branches: ExpandedItem['branches']): boolean {
  return branches.some(({ when }) => when !== undefined && conditionLeaves(when).some(({ fact }) => fact.startsWith('experiment.')))
}

function copiedTitle(step: Document<'step'> | undefined, other: string): Diagnostic[] {
  const message = `“${other}” has this heading too, and is for people who gave another answer.`
  return step
    ? [report(step, ['title'], { rule: 'same-title', message, fix: 'Say in the heading of each what its people find there.' })]
    : []
}

/** The same of two side steps of which one leads to the other, and of a step and its side step. */
export function checkTitlesAside(doc: Document<'step'>, { documents }: Catalogue): Diagnostic[] {
  const own = titleOf(doc)
  const ways = [
    ...(doc.data.detours ?? []).map(({ to }, index) => ({ to, at: ['detours', index, 'to'] })),
    ...(doc.data.actions ?? []).map(({ to }, index) => ({ to, at: ['actions', index, 'to'] })),
  ]
  return ways.flatMap(({ to, at }) => {
    if (to === undefined || own === undefined || to === doc.name || titleOf(documents.step.get(to)) !== own) return []
    const message = `“${to}”, to which this leads, has the same heading: people would think that nothing happened.`
    return [report(doc, at, { rule: 'same-title', message, fix: 'Give one of the two steps another title.' })]
  })
}

/** A heading that is still to be written is no heading yet. */
function titleOf(step: Document<'step'> | undefined): string | undefined {
  const title = step?.data.title
  return title === undefined || stillToWrite(title) !== undefined ? undefined : title
}

/** Resuming by questions needs questions: without any, people would be sent to pages that the mode does not walk. */
export function checkQuestionsAsked(doc: Document<'mode'>, items: readonly ExpandedItem[], catalogue: Catalogue): Diagnostic[] {
  if (doc.data.resume === undefined) return []
  const route = new Set(catalogue.documents.questions.get('questions')?.data.route.map(({ page }) => page))
  const order = items.flatMap(({ branches }) => branches.map(({ step }) => step))
  // A side step may be one of its pages by chance; the order has them, or something sends people through all of them.
  if (order.some((step) => route.has(step)) || [...order, ...(doc.data.side ?? [])].some((step) => leadsToQuestions(catalogue, step)))
    return []
  return [
    report(doc, ['resume'], {
      rule: 'resume-without-questions',
      message: 'People resume here by the questions, and this mode asks none of them.',
      fix: 'Add the question pages to "steps", or take "resume" out.',
    }),
  ]
}
