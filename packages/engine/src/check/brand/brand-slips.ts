import { getNodePath } from 'jsonc-parser'
import { closest } from '../../load/closest.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { textsUnder } from '../../load/nodes.ts'
import { otherTrades } from '../text/claims/false-claims.ts'
import { zipOfAnotherState } from '../zip-of-another-state.ts'

/** Slips in what the brand says of itself: a name misspelt, what it is not, hours that end before they begin, errors of a colour that calms. */
export function checkBrandSlips(doc: Document<'brand'>): Diagnostic[] {
  return [...misspelt(doc), ...otherTrade(doc), ...holdsItself(doc), ...hoursTurned(doc), ...calmErrors(doc), ...addressesElsewhere(doc)]
}

const trades = new RegExp(`\\b(?:${otherTrades.en}|N\\.A\\.|securities|insurance)(?!\\w)`, 'i')

/** Pages say that we are no bank, no broker and no adviser. */
function otherTrade(doc: Document<'brand'>): Diagnostic[] {
  const { legalEntity } = doc.data
  const trade = trades.exec(legalEntity)?.[0]
  if (trade === undefined) return []
  const message = `“${legalEntity}” says “${trade}”, and pages say that we are none.`
  return [report(doc, ['legalEntity'], { rule: 'untrue-of-us', message, fix: 'Write the name of the company that runs this service.' })]
}

/** Who holds the money is somebody else, as every page says. */
function holdsItself(doc: Document<'brand'>): Diagnostic[] {
  const { name, legalEntity, custodian } = doc.data
  if (!custodian.toLowerCase().includes(name.toLowerCase()) && custodian !== legalEntity) return []
  const message = `“${custodian}” is ourselves, and pages say that we never hold money.`
  return [report(doc, ['custodian'], { rule: 'untrue-of-us', message, fix: 'Name the company that holds it.' })]
}

const stateAndZip = /\b(?<state>[A-Z]{2}) (?<zip>\d{5})\b/

/** Checks and letters go to these addresses. */
function addressesElsewhere(doc: Document<'brand'>): Diagnostic[] {
  return textsUnder(doc.tree).flatMap((node) => {
    const { state = '', zip = '' } = stateAndZip.exec(String(node.value))?.groups ?? {}
    const problem = zipOfAnotherState(state, zip)
    return problem ? [report(doc, getNodePath(node), problem)] : []
  })
}

function misspelt(doc: Document<'brand'>): Diagnostic[] {
  const { name, legalEntity, tagline, support } = doc.data
  const said = [
    { text: legalEntity, at: ['legalEntity'] },
    { text: tagline, at: ['tagline'] },
    { text: support.email, at: ['support', 'email'] },
  ]
  return said.flatMap(({ text, at }) => {
    const lowered = (text.match(/\p{L}{4,}/gu) ?? []).map((word) => word.toLowerCase())
    const slip = lowered.find((word) => word !== name.toLowerCase() && closest(word, [name.toLowerCase()]) !== undefined)
    if (slip === undefined) return []
    const message = `“${slip}” looks like “${name}”, and is not.`
    return [report(doc, at, { rule: 'spelling', message, fix: `Write the name as it is: “${name}”.` })]
  })
}

/** What went wrong is red: people know it by that before they read it. */
function calmErrors(doc: Document<'brand'>): Diagnostic[] {
  return (['light', 'dark'] as const).flatMap((screen) => {
    const { error } = doc.data.colours[screen]
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(error.slice(at, at + 2), 16))
    if (red > green && red > blue) return []
    const message = `Errors are ${error} on the ${screen} screen, which is no red: nobody takes it for an error.`
    return [report(doc, ['colours', screen, 'error'], { rule: 'calm-error', message, fix: 'Choose a red that can be read.' })]
  })
}

const hours = /(?<from>\d{1,2}) ?(?<morning>am|pm) to (?<to>\d{1,2}) ?(?<evening>am|pm)/i

function hoursTurned(doc: Document<'brand'>): Diagnostic[] {
  const found = hours.exec(doc.data.support.hours)?.groups
  if (!found) return []
  const of = (hour: string | undefined, half: string | undefined) => (Number(hour) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)
  if (of(found['from'], found['morning']) < of(found['to'], found['evening'])) return []
  const message = 'These hours end before they begin.'
  return [report(doc, ['support', 'hours'], { rule: 'hours-turned', message, fix: 'Write them as “8 am to 8 pm”.' })]
}
