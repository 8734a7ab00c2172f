import { optionsOfPanels, panelOptions } from '@app/schemas/flow/panels'
import type { PanelBlock, StepFile } from '@app/schemas/flow/step'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'
import type { Reference } from './names.ts'

/** Every panel has the options that belong to it, and no others. */
export function checkPanels(doc: Document<'step'>): Diagnostic[] {
  return placedPanels(doc.data).flatMap(({ block, index }) => {
    const { panel } = block
    const options = optionsOfPanels[panel] ?? {}
    const known = Object.keys(options)
    const unknown = Object.keys(panelOptions).filter((option) => option in block && !known.includes(option))
    const missing = Object.entries(options).filter(([option, use]) => use === 'required' && !(option in block))
    return [
      ...unknown.map((option) => {
        const fix = known.length > 0 ? `Remove it. Its options: ${known.join(', ')}.` : 'Remove it: this panel has no options.'
        return report(
          doc,
          ['body', index, option],
          { rule: 'panel-option', message: `The panel “${panel}” has no “${option}”.`, fix },
          'key',
        )
      }),
      ...missing.map(([option]) =>
        report(doc, ['body', index, 'panel'], {
          rule: 'panel-option',
          message: `The panel “${panel}” does not say “${option}”.`,
          fix: `Add "${option}". ${descriptions.get(option) ?? ''}`,
        }),
      ),
    ]
  })
}

/** The steps that panels link to. */
export function stepsOfPanels(step: StepFile): Reference[] {
  return placedPanels(step).flatMap(({ block, index }) =>
    (['jobs', 'person'] as const).flatMap((option) => {
      const name = block[option]
      return name === undefined ? [] : [{ name, at: ['body', index, option] }]
    }),
  )
}

const descriptions = new Map<string, string>(Object.entries(panelOptions).map(([option, { description }]) => [option, description]))

function placedPanels({ body = [] }: StepFile): { readonly block: PanelBlock; readonly index: number }[] {
  return body.flatMap((block, index) => ('panel' in block ? [{ block, index }] : []))
}
