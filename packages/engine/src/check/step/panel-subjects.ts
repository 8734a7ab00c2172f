import type { PanelName } from '@app/schemas/flow/panels/panels'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type Problem, report } from '../../load/document.ts'
import { textsIn } from '../text/texts-in.ts'

/** How a page speaks of what a panel tells. */
const ofPanel: Readonly<Partial<Record<PanelName, RegExp>>> = {
  'growth-chart': /\bchart/i,
  'rollover-tracker': /\b(?:mov|transfer)/i,
  portfolio: /\b(?:mix|invest)/i,
  'savings-limit': /\blimit/i,
  'ira-limit': /\blimit/i,
  'savings-dates': /\bdates?\b/i,
  'fee-comparison': /\b(?:fee|cost)/i,
  'loan-limit': /\bborrow/i,
  'loan-estimate': /\b(?:borrow|loan)/i,
  'loan-readiness': /\b(?:borrow|loan)/i,
  'loan-schedule': /\bloan/i,
  'lending-offers': /\b(?:lender|offer)/i,
  'investor-profile': /\b(?:risk|profile)/i,
  'search-progress': /\b(?:look|search)/i,
  receipt: /\breceipt/i,
  'invite-link': /\bfriend/i,
  'documents-to-sign': /\b(?:sign|document)/i,
  'addresses-on-record': /\baddress/i,
  'phone-code': /\bcode/i,
  'unlocked-amounts': /\bunlock/i,
  'safe-harbor-accounts': /\bIRAs?\b/,
  'providers-sign-in': /\bsign(?:ing)? in\b|\bwebsite/i,
}

/** The same of what a panel is told to show. */
const ofOption: Readonly<Record<string, RegExp>> = {
  loan: /\b(?:loans?|borrow)/i,
  moves: /\b(?:mov|transfer|roll)/i,
  links: /\blink/i,
  request: /\brequest/i,
  claims: /\bclaim/i,
}

/** A panel tells of what its page is about. */
export function checkPanelSubjects(doc: Document<'step'>): Diagnostic[] {
  const { body = [] } = doc.data
  if (!body.some((block) => 'panel' in block)) return []
  const said = textsIn(doc)
    .filter(({ at }) => at[0] !== 'section' && at[0] !== 'actions')
    .map(({ text }) => text)
    .join(' ')
  return body.flatMap((block, index) => {
    if (!('panel' in block)) return []
    const key = 'about' in block ? 'about' : 'of'
    const option = 'about' in block ? block.about : 'of' in block ? block.of : undefined
    const ofOther = option === undefined ? undefined : ofOption[option]
    const found: Diagnostic[] = []
    const meant = option === undefined ? undefined : otherSubject(option, doc.data)
    if (!(ofPanel[block.panel]?.test(said) ?? true)) found.push(report(doc, ['body', index, 'panel'], unspoken(block.panel)))
    if (option !== undefined && ofOther && !ofOther.test(said)) found.push(report(doc, ['body', index, key], unspoken(option)))
    else if (meant !== undefined) found.push(report(doc, ['body', index, key], titledOtherwise(option ?? '', meant)))
    return found
  })
}

/** What the title speaks of, where that is told of by another option and not by this one. */
function otherSubject(option: string, { title }: { readonly title: string }): string | undefined {
  if (ofOption[option]?.test(title) ?? true) return undefined
  return Object.entries(ofOption).find(([, spoken]) => spoken.test(title))?.[0]
}

function titledOtherwise(option: string, meant: string): Problem {
  return {
    rule: 'panel-of-another',
    severity: 'warning',
    message: `This panel tells of “${option}”, and the title speaks of “${meant}”.`,
    fix: `Write "${meant}", or say in the title what the page is about.`,
  }
}

function unspoken(subject: string): Problem {
  return {
    rule: 'panel-of-another',
    severity: 'warning',
    message: `This panel tells of “${subject}”, and no word of the page speaks of that.`,
    fix: 'Name what the page is about: “npm run flows -- list panels”.',
  }
}
