import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import { sharedWords, subjectLost, subjectUnsaid } from '../crossed.ts'
import { stillToWrite } from '../text/todo.ts'

/** Two words that a button shares with another mode, while it has none of its own, are no accident. */
const enough = 2

/** A button to another mode says what that mode is for. One that says what yet another is for has the wrong target. */
export function checkLinkedModes(doc: Document<'step'>, { documents }: Catalogue): Diagnostic[] {
  const meanings = meaningsOf(documents)
  return (doc.data.actions ?? []).flatMap(({ label, mode }, index) => {
    const own = mode === undefined ? undefined : meanings.get(mode)
    const subject = own === undefined ? undefined : subjectLost(label, own)
    if (subject !== undefined) {
      const lost = `“${label}” leads to “${mode}”, which says nothing of ${subject}.`
      return [
        report(doc, ['actions', index, 'mode'], {
          rule: 'target-of-another',
          message: lost,
          fix: 'Name the mode that the button speaks of.',
        }),
      ]
    }
    const unsaid = mode === undefined ? undefined : subjectUnsaid(label, goalOf(mode, documents) ?? '')
    if (unsaid !== undefined) {
      const message = `“${label}” says nothing of ${unsaid}, and leads to “${mode}”, which is for that.`
      return [
        report(doc, ['actions', index, 'mode'], { rule: 'target-of-another', message, fix: 'Name the mode that the button speaks of.' }),
      ]
    }
    if (own === undefined || sharedWords(label, own) > 0) return []
    const [name, most] = [...meanings].reduce<readonly [string, number]>(
      (best, [other, meant]) => (sharedWords(label, meant) > best[1] ? [other, sharedWords(label, meant)] : best),
      ['', 0],
    )
    if (most < enough) return []
    const message = `“${label}” leads to “${mode}”, which is for something else.`
    return [report(doc, ['actions', index, 'mode'], { rule: 'target-of-another', message, fix: `Did you mean “${name}”?` })]
  })
}

/** A button to a step that names what the step says nothing of. */
export function checkLinkedSteps(doc: Document<'step'>, { documents }: Catalogue): Diagnostic[] {
  return (doc.data.actions ?? []).flatMap(({ label, to }, index) => {
    const target = to === undefined ? undefined : documents.step.get(to)?.data
    const isWritten = target !== undefined && stillToWrite(target.title) === undefined
    const subject = isWritten ? subjectLost(label, `${to} ${target.title} ${target.lead ?? ''}`) : undefined
    if (subject === undefined) return []
    const message = `“${label}” leads to “${to}”, which says nothing of ${subject}.`
    return [report(doc, ['actions', index, 'to'], { rule: 'target-of-another', message, fix: 'Name the step that the button speaks of.' })]
  })
}

/** What people get in a mode: its goal, or that of its family. */
export function goalOf(name: string, { mode, offers }: Catalogue['documents']): string | undefined {
  const goals = new Map(Object.entries(offers.get('offers')?.data.goals ?? {}))
  const { goal, family } = mode.get(name)?.data ?? {}
  const own = goal ?? [...goals].find(([, { families = [] }]) => family !== undefined && families.includes(family))?.[0]
  return own === undefined ? undefined : goals.get(own)?.about
}

const meaningsOf = onceEach(
  ({ mode, landing }: Catalogue['documents']): ReadonlyMap<string, string> =>
    new Map(
      [...mode.values()].map(({ name, data }) => {
        const page = landing.get(name)?.data
        return [name, [data.title, data.start?.name, data.start?.about, page?.title, page?.description].filter(Boolean).join(' ')] as const
      }),
    ),
)
