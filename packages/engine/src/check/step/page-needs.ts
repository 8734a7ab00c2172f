import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'

/** What shows live data of a person is for people of whom it is known that they are that person; prices are for everybody. */
export function checkPageNeeds(doc: Document<'step'>, { documents }: Catalogue): Diagnostic[] {
  const { needs, body = [] } = doc.data
  const levels = documents.facts.get('facts')?.data.needs ?? []
  if (needs !== undefined || levels.length === 0) return []
  // Where people are sent who lack something, they have to get in without it.
  if (levels.some(({ checks }) => checks.some(({ otherwise }) => otherwise.go === doc.name))) return []
  const index = body.findIndex((block) => 'panel' in block && block.panel !== 'price')
  const block = body[index]
  if (!block || !('panel' in block)) return []
  const message = `“${block.panel}” shows what is known of a person, and this page opens to people of whom nothing is known.`
  const fix = `Add "needs": ${levels.map(({ need }) => JSON.stringify(need)).join(' or ')}.`
  return [report(doc, ['body', index, 'panel'], { rule: 'shown-to-strangers', message, fix })]
}
