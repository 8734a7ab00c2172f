import type { StepFile } from '@app/schemas/flow/steps/step'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'

/** Fields that bind or cost something once they are sent. */
const acting: ReadonlySet<string> = new Set(['card', 'consent', 'signature', 'slot'])
const bindsOnSending: ReadonlySet<string> = new Set(['consent', 'signature', 'slot', 'file'])
/** Says nothing on any page. */
const empty = /^(?:(?:click|tap|press) (?:here|me|this|now|to continue)|here|submit|send|enter|button|yes|ok(?:ay)?)$/i
const vague = /^(?:continue|done|go(?: on)?|next|ok(?:ay)?|submit)$/i

/** A button says what pressing it does: where it pays, signs, agrees or books, “Continue” hides that. */
export function checkButton(doc: Document<'step'>): Diagnostic[] {
  const { continue: label, fields = [], paysFor = [] }: StepFile = doc.data
  if (label !== undefined && empty.test(label))
    return [
      report(doc, ['continue'], {
        rule: 'vague-button',
        message: `“${label}” doesn’t say what the button does.`,
        fix: 'Write “Continue”, or name the act, such as “Save my choice”.',
      }),
    ]
  const pay = paysFor.length > 0 || label === undefined ? undefined : /^pay\b/i.exec(label)?.[0]
  if (pay !== undefined)
    return [
      report(doc, ['continue'], {
        rule: 'button-of-another-page',
        message: `“${label}” says that something is paid, and this page sells nothing.`,
        fix: 'Say what the button does, or name what is paid in "paysFor".',
      }),
    ]
  const signs = /^(?:sign|book|send) (?:(?:the|my|this|all) (?:letter|documents?|papers?|loan note|call|time)|and \w+)\b/i.exec(
    label ?? '',
  )?.[0]
  if (signs !== undefined && fields.length > 0 && !fields.some((field) => !('question' in field) && bindsOnSending.has(field.type)))
    return [
      report(doc, ['continue'], {
        rule: 'button-of-another-page',
        message: `“${label}” says that something is signed or sent, and this page has nothing to sign or to send.`,
        fix: 'Say what the button does here.',
      }),
    ]
  const acts = paysFor.length > 0 || fields.some((field) => !('question' in field) && acting.has(field.type))
  if (!acts || label === undefined || !vague.test(label)) return []
  return [
    report(doc, ['continue'], {
      rule: 'vague-button',
      message: `“${label}” doesn’t say what the button does, and this page pays, signs, agrees or books.`,
      fix: 'Name the act, such as “Save my choice” or “Sign all documents”.',
    }),
  ]
}
