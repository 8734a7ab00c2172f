import { appPlaces } from '@app/schemas/flow/app-places'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { report } from '../load/document.ts'

/** Every place that pages outside the flows lead to is opened by one mode for everybody. A catalogue that opens none has no such pages. */
export function checkAppPlaces({ documents, problems }: Catalogue): Diagnostic[] {
  const modes = [...documents.mode.values()]
  const opened = modes.flatMap((doc) => (doc.data.opens ?? []).map((opening, index) => ({ ...opening, doc, index })))
  const first = opened[0]
  const isBroken = [...problems.keys()].some((path) => path.startsWith('modes/'))
  return appPlaces.flatMap((place) => {
    const [usual, ...others] = opened.filter((one) => one.place === place && !one.ifBegun)
    const again = others.map(({ doc, index }) =>
      report(doc, ['opens', index, 'place'], {
        rule: 'place-opened-twice',
        message: `“${usual?.doc.name}” already opens “${place}”.`,
        fix: 'Remove it from one of them, or add "ifBegun": true.',
      }),
    )
    if (usual || !first || isBroken) return again
    const fix = `Add { "place": "${place}" } to "opens" of the mode that pages outside the flows lead to.`
    return [report(first.doc, ['opens'], { rule: 'place-not-opened', message: `No mode opens “${place}” for everybody.`, fix })]
  })
}
