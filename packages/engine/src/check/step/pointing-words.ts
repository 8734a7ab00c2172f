import type { PanelName } from '@app/schemas/flow/panels/panels'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { sharedWords } from '../crossed.ts'
import { sentencesOf } from '../text/sentences.ts'
import { textsIn } from '../text/texts-in.ts'

/** How a page speaks of what a panel shows when it points at it. At one that has no line here every page may point. */
const shows: Readonly<Partial<Record<PanelName, RegExp>>> = {
  'accounts-found': /\b(?:accounts?|found|know|have so far)\b/i,
  'accounts-to-move': /\b(?:accounts?|move|request|part)\b/i,
  'account-choices': /\b(?:accounts?|cost|options?|choices?)\b/i,
  'addresses-on-record': /\baddress/i,
  balance: /\b(?:balance|amount|holds?|worth|found)\b/i,
  'call-slot': /\b(?:calls?|time|number|booked)\b/i,
  'documents-to-sign': /\b(?:sign|documents?|papers?)/i,
  'documents-requested': /\b(?:documents?|papers?|need)\b/i,
  'fee-comparison': /\b(?:fees?|costs?|estimates?|compar\w+)\b/i,
  'growth-chart': /\b(?:chart|grow|lines?)\b/i,
  'investor-profile': /\b(?:risk|profile|answers?|application)\b/i,
  'invite-link': /\b(?:links?|friends?)\b/i,
  'ira-application': /\b(?:IRAs?|application|account|request|part)\b/i,
  'ira-limit': /\blimit/i,
  'lending-offers': /\b(?:lenders?|offers?|loans?)\b/i,
  'loan-estimate': /\b(?:loans?|borrow|estimates?|cost)\b/i,
  'loan-limit': /\b(?:limit|borrow|loans?)\b/i,
  'loan-readiness': /\b(?:missing|needed|loans?|borrow)\b/i,
  'loan-schedule': /\b(?:loans?|terms|payments?|request)\b/i,
  'phone-code': /\bcode/i,
  portfolio: /\b(?:mix|funds?|invest\w*|portfolio)\b/i,
  price: /\b(?:prices?|costs?|pay)\b/i,
  'providers-sign-in': /\b(?:sign|websites?|companies|providers?|links?)\b/i,
  receipt: /\b(?:paid|pay|receipt|bought)\b/i,
  'reference-number': /\b(?:reference|number)\b/i,
  reasons: /\b(?:reasons?|why)\b/i,
  'rollover-destination': /\b(?:where|destination|account|goes|request|part)\b/i,
  'rollover-tracker': /\b(?:mov\w+|stages?|where|track\w*)\b/i,
  'safe-harbor-accounts': /\b(?:IRAs?|accounts?)\b/i,
  'savings-dates': /\b(?:dates?|deposits?|amount)\b/i,
  'savings-limit': /\blimit/i,
  'search-progress': /\b(?:search|sources?|look\w*|found)\b/i,
  'search-terms': /\b(?:search|look|jobs?|names?|places?|employers?)\b/i,
  'signing-qr': /\b(?:code|scan|phone)\b/i,
  'state-held-retirement': /\b(?:states?|holds?|amount|found)\b/i,
  'step-tasks': /\b(?:next|steps?|do|tasks?)\b/i,
  'unclaimed-matches': /\b(?:match|matches|claims?)\b/i,
  'unlocked-amounts': /\b(?:unlock\w*|amounts?)\b/i,
}

/** What is to be checked or seen on the page, as its title and lead say it. */
const points =
  /^(?:Here(?:’s|’re| are| is)\b|(?:Is|Are) (?:this|these)\b(?! (?:page|step|list)\b)|(?:This is|These are) (?:what|who|where|everything|all|the|your)\b|Check (?:your|the|each|these|this|who|what)\b|(?:The|Your) \w+ (?:is|are) below\b)/
/** What a list of words on the page tells as well as a panel. */
const told = /\b(?:what (?:we’ll|we will|you can|you’ll|happens|comes|to do)|how (?:it|to|we)|when you)\b/i

/** Words that point at something stand on a page that shows it. */
export function checkPointingWords(doc: Document<'step'>): Diagnostic[] {
  return [...pointsAtNothing(doc), ...placedNowhere(doc)]
}

/** A title or a lead that points speaks of a panel or a field of its page, or of what a list on it tells. */
function pointsAtNothing(doc: Document<'step'>): Diagnostic[] {
  const { title, lead = '', body = [] } = doc.data
  const panels = body.flatMap((block) => ('panel' in block ? [block.panel] : []))
  const shown = textsIn(doc)
    .filter(({ at: [part] }) => part === 'fields' || part === 'parts')
    .map(({ text }) => text)
  const hasList = body.some((block) => 'list' in block || 'numbered' in block || 'heading' in block)
  const [first] = [
    { key: 'title', text: title },
    { key: 'lead', text: lead },
  ].flatMap(({ key, text }) => {
    const sentence = sentencesOf(text).find(
      (one) => points.test(one) && !panels.some((panel) => shows[panel]?.test(one) ?? true) && !(hasList && told.test(one)),
    )
    if (sentence === undefined || shown.some((one) => sharedWords(sentence, one) > 0)) return []
    const message = `“${sentence}” points at something, and this page shows nothing of the kind.`
    const fix = 'Put the panel back, or say what is here: “npm run flows -- list panels” has what can be shown.'
    return [report(doc, [key], { rule: 'points-at-nothing', severity: 'warning', message, fix })]
  })
  return first ? [first] : []
}

/** What is said to be below comes later on the page, and the box above is a panel before. */
function placedNowhere(doc: Document<'step'>): Diagnostic[] {
  const { body = [], fields = [], actions = [] } = doc.data
  return textsIn(doc).flatMap(({ text, at }) => {
    const [part, index] = at
    if (typeof index !== 'number' || (part !== 'body' && part !== 'fields')) return []
    const isLast = part === 'body' ? index === body.length - 1 && fields.length === 0 : index === fields.length - 1
    const below = /“[^”]*below[^”]*”/.test(text) ? undefined : /\bbelow\b(?! (?:\$|\d))/.exec(text)?.[0]
    if (below !== undefined && isLast && actions.length === 0 && !at.includes('options') && !at.includes('terms'))
      return [report(doc, at, placed(text, below, 'comes after it'))]
    const before = part === 'body' ? body.slice(0, index) : body
    const box = /\bbox above\b/i.exec(text)?.[0]
    return box !== undefined && !before.some((block) => 'panel' in block) ? [report(doc, at, placed(text, box, 'is a box before it'))] : []
  })
}

function placed(text: string, word: string, wanted: string) {
  return {
    rule: 'points-at-nothing',
    severity: 'warning',
    message: `“${text}” says “${word}”, and nothing ${wanted} on this page.`,
    fix: 'Put back what it speaks of, or leave the pointer out.',
  } as const
}
