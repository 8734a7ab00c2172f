import { conditionLeaves } from '../flow/conditions.ts'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'
import { decidedBy } from './step/decided-by.ts'

/** Where a mode sends people who lack a need: to a step that lets them in, and that does something about it. */
export function checkGuard(doc: Document<'mode'>, catalogue: Catalogue): Diagnostic[] {
  const levels = catalogue.documents.facts.get('facts')?.data.needs ?? []
  const questions = catalogue.documents.questions.get('questions')?.data.questions ?? {}
  return Object.entries(doc.data.guard ?? {}).flatMap(([need, step]) => {
    const data = catalogue.documents.step.get(step)?.data
    const level = levels.findIndex((one) => one.need === need)
    const asked = levels[level]
    if (!data || !asked) return []
    if (levels.findIndex((one) => one.need === data.needs) >= level)
      return [report(doc, ['guard', need], needsMore(step, need, data.needs))]
    const decided = decidedBy(data, questions)
    const helps = asked.checks.some(({ holds }) => conditionLeaves(holds).some(({ fact }) => decided.has(fact)))
    return helps ? [] : [report(doc, ['guard', need], doesNotHelp(step, need, asked.about))]
  })
}

function needsMore(step: string, need: string, own: string | undefined) {
  return {
    rule: 'guard-needs-more',
    message: `People who lack “${need}” are sent to “${step}”, which needs “${own}” itself and turns them away too.`,
    fix: 'Name a step that needs less.',
  }
}

function doesNotHelp(step: string, need: string, about: string) {
  return {
    rule: 'guard-does-not-help',
    message: `People who lack “${need}” (${about}) are sent to “${step}”, which does nothing about it.`,
    fix: 'Name the step that brings it about, or take this entry out.',
  }
}
