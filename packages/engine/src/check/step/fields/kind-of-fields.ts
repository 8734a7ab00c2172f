import type { FieldType } from '@app/schemas/flow/steps/field-types'
import type { StepFile, StepKind } from '@app/schemas/flow/steps/step'
import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { textsIn } from '../../text/texts-in.ts'

/** What is asked on one kind of screen only: it says what happens, and asks nothing else beside it. */
const kindOf: Readonly<Partial<Record<FieldType, StepKind>>> = { signature: 'sign', slot: 'schedule', 'bank-link': 'link-account' }

const saysSigned = /\b(?:the |a )?letter you(?:’ve)? signed\b/i

/** A page is of the kind of what it asks, and needs what it says that people have done. */
export function checkKindOfFields(doc: Document<'step'>, catalogue: Catalogue): Diagnostic[] {
  const { kind, fields = [] } = doc.data
  const types = fields.flatMap((field) => ('question' in field ? [] : [field.type]))
  const wanted = types.map((type) => kindOf[type]).find((one) => one !== undefined) ?? (chargesByCard(doc.data) ? 'payment' : undefined)
  const other = wanted === undefined || wanted === kind ? [] : [report(doc, ['kind'], otherKind(kind, wanted))]
  return [...other, ...lettersUnsigned(doc, catalogue)]
}

/** A card that everybody has to give, on a page that charges now. */
function chargesByCard({ fields = [], paysFor = [] }: StepFile): boolean {
  return (
    paysFor.some(({ charged }) => charged === 'now') &&
    fields.some((field) => !('question' in field) && field.type === 'card' && !field.optional && field.when === undefined)
  )
}

/** “The letter you signed” is read by people who have signed one. */
function lettersUnsigned(doc: Document<'step'>, { documents }: Catalogue): Diagnostic[] {
  const levels = documents.facts.get('facts')?.data.needs ?? []
  const signed = levels.findIndex(({ checks }) => checks.some(({ holds }) => 'letter.signed' in holds))
  if (signed < 0 || levels.findIndex(({ need }) => need === doc.data.needs) >= signed) return []
  const said = textsIn(doc).find(({ text, at }) => saysSigned.test(text) && !isConditional(doc.data, at))
  if (!said) return []
  const message = `“${saysSigned.exec(said.text)?.[0]}” is said here, and this page opens to people who have signed none.`
  const at = doc.data.needs === undefined ? said.at : (['needs'] as const)
  return [report(doc, at, { rule: 'letter-not-needed', message, fix: `Write "needs": "${levels[signed]?.need}".` })]
}

/** Of a block with a condition its condition says who reads it. */
function isConditional({ body = [] }: StepFile, [list, index]: readonly (string | number)[]): boolean {
  return list === 'body' && typeof index === 'number' && body[index]?.when !== undefined
}

function otherKind(kind: StepKind, wanted: StepKind) {
  return {
    rule: 'kind-and-fields',
    message: `What is asked here belongs on a page of the kind “${wanted}”, and this one is a “${kind}”.`,
    fix: `Write "kind": "${wanted}", or ask it on a page of its own.`,
  }
}
