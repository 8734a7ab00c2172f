import { type FlowFile, mutant } from '../files.ts'
import { type Json, listAt, textAt, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'
import { misspell } from '../pick.ts'
import { inSomeStep } from '../step-kinds.ts'

/** An option of which a panel takes one of a few words, by the panel. */
const worded: Readonly<Record<string, string>> = { 'unclaimed-matches': 'view', 'reference-number': 'of', reasons: 'about' }
const options: Readonly<Record<string, string>> = { ...worded, price: 'products', 'search-terms': 'person', 'fee-comparison': 'jobs' }

/** Mistakes in the options of a panel. */
export const panelKinds: readonly Kind[] = [
  inPanel('a misspelt value of a panel’s option', worded, (panel, option) =>
    withValue(panel, [option], misspell(textAt(panel, [option]) ?? '')),
  ),
  inPanel('a panel without an option that it needs', options, (panel, option) => withValue(panel, [option], undefined)),
  inPanel('an option on the wrong panel', options, (panel, option) =>
    withValue(panel, [option === 'view' ? 'about' : 'view'], option === 'view' ? 'loan' : 'new'),
  ),
  inPanel('a panel under the name of another', options, (panel) => withValue(panel, ['panel'], 'balance')),
]

function inPanel(name: string, among: Readonly<Record<string, string>>, change: (panel: Json, option: string) => Json): Kind {
  const firstOf = (file: FlowFile) =>
    listAt(file.data, ['body'])
      .map((panel, index) => ({ panel, index, option: among[textAt(panel, ['panel']) ?? ''] }))
      .find(({ option }) => option !== undefined)
  return inSomeStep(
    name,
    (file) => firstOf(file) !== undefined,
    ({ file, step }) => {
      const { panel, index, option } = firstOf(file) ?? {}
      if (panel === undefined || index === undefined || option === undefined) return undefined
      return mutant(file, withValue(file.data, ['body', index], change(panel, option)), ['body', index], [step])
    },
  )
}
