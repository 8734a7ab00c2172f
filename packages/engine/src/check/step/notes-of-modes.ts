import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { report } from '../../load/document.ts'
import { expandMode, leadsToQuestions, sideSteps } from '../../resolve/resolve.ts'

/** A mode that a step’s note speaks of has the step: without it somebody has taken it out, and not thought of what the note says. */
export function checkNotesOfModes(catalogue: Catalogue): Diagnostic[] {
  const { mode, step, questions } = catalogue.documents
  const pages = (questions.get('questions')?.data.route ?? []).map(({ page }) => page)
  // A name of one word may be that word.
  const names = [...mode.keys()].filter((name) => name.includes('-'))
  return [...step.values()].flatMap((doc) => {
    const { notes, step: own } = doc.data
    if (notes === undefined) return []
    const lacking = (notes.match(/[a-z\d]+(?:-[a-z\d]+)+/g) ?? []).find((name) => {
      const data = names.includes(name) ? mode.get(name)?.data : undefined
      if (!data) return false
      const steps = [
        ...expandMode(catalogue, data).flatMap(({ branches }) => branches.map((one) => one.step)),
        ...sideSteps(catalogue, data),
      ]
      return !steps.includes(own) && !(pages.includes(own) && steps.some((one) => leadsToQuestions(catalogue, one)))
    })
    if (lacking === undefined) return []
    const message = `The note of “${own}” speaks of “${lacking}”, and that mode doesn’t have it.`
    const fix = 'Put the step back into the mode, or say in the note what is so now.'
    return [report(doc, ['notes'], { rule: 'note-of-mode', severity: 'warning', message, fix })]
  })
}
