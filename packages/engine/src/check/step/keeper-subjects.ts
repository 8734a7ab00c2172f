import { keeperNames, keepers } from '@app/schemas/flow/promises/keepers'
import type { PurposeName } from '@app/schemas/flow/purposes/purposes'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { keptPlaces } from '../text/claims/idle-keepers.ts'
import { valueAt } from '../text/claims/promises.ts'

/** Where a step asks something, what keeps its promises is brought about by its answers: no claim is filed by an answer about a balance. */
export function checkKeeperSubjects(doc: Document<'step'>, { documents }: Catalogue): Diagnostic[] {
  const { fields = [] } = doc.data
  if (fields.length === 0) return []
  const questions = documents.questions.get('questions')?.data.questions ?? {}
  const asked = new Set(fields.flatMap((field) => ('question' in field ? questions[field.question]?.for : field.for) ?? []))
  return keptPlaces(doc.data).flatMap((at) =>
    namesAt(doc.data, at).flatMap(({ name, of }) => {
      if (of === undefined || asked.has(of)) return []
      const message = `“${name}” follows from an answer that is for “${of}”, and this page asks for none.`
      const fix = 'Name what does it here: “npm run flows -- list keepers”.'
      return [report(doc, [...at, 'keptBy'], { rule: 'keeper-of-another', message, fix })]
    }),
  )
}

type Subject = { readonly name: string; readonly of: PurposeName | undefined }

function namesAt(data: object, at: readonly (string | number)[]): Subject[] {
  const named = valueAt(data, [...at, 'keptBy'])
  return keeperNames.flatMap((name) => {
    const keeper = keepers[name]
    return Array.isArray(named) && named.includes(name) ? [{ name, of: 'of' in keeper ? keeper.of : undefined }] : []
  })
}
