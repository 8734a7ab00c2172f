type Way = 'ahead' | 'back'

const units = '(?<unit>day|week|month|year)s?'
const ahead = new RegExp(
  `\\b(?:next|coming|following) (?:\\w+ )?${units}\\b|\\b(?:\\w+ )?${units} from now\\b|\\bin the next ${units}\\b`,
  'i',
)
const back = new RegExp(`\\b(?:last|past|previous) (?:\\w+ )?${units}\\b|\\b${units} ago\\b`, 'i')

/** An age is counted from a day that has been. */
const aged = /\b\d+ or (?:older|younger)\b|\b\d+ years old\b/i

const lessAllowed = /\bor (?:less|fewer|lower|earlier|before|an earlier)\b|\b(?:at most|up to|no more than|no later than)\b/i
const moreAllowed = /\bor (?:more|higher|later|after|a later)\b|\b(?:at least|no less than|no fewer than|no earlier than)\b/i

/** How a message speaks of another limit than that of its field: of years ahead for years ago, of months for years, of the most for the least. */
export function otherWayThan(limit: number | string, end: 'min' | 'max', message: string): string | undefined {
  const turned = (end === 'min' ? lessAllowed : moreAllowed).exec(message)?.[0]
  const other = (end === 'min' ? moreAllowed : lessAllowed).test(message)
  if (turned !== undefined && !other) return turned
  return typeof limit === 'string' ? otherTime(limit, end, message) : undefined
}

function otherTime(limit: string, end: 'min' | 'max', message: string): string | undefined {
  const said: readonly (readonly [Way, RegExpExecArray | null])[] = [
    ['ahead', ahead.exec(message)],
    ['back', back.exec(message)],
  ]
  const own = wayOf(limit, end)
  const age = aged.exec(message)?.[0]
  if (age !== undefined && own?.way === 'ahead') return age
  const [first, second] = said.flatMap(([way, found]) => (found ? [{ way, found }] : []))
  if (!first || second || own === undefined) return undefined
  if (first.way !== own.way) return first.found[0]
  return own.unit !== undefined && first.found.groups?.['unit']?.toLowerCase() !== own.unit ? first.found[0] : undefined
}

/** Which way a limit in words lies. Nothing after today is back, and nothing before it ahead. */
function wayOf(limit: string, end: 'min' | 'max'): { readonly way: Way; readonly unit?: string | undefined } | undefined {
  const unit = new RegExp(units, 'i').exec(limit)?.groups?.['unit']?.toLowerCase()
  if (/\bfrom now$/i.test(limit.trim())) return { way: 'ahead', unit }
  if (/\bago$/i.test(limit.trim())) return { way: 'back', unit }
  return /^today$/i.test(limit.trim()) ? { way: end === 'max' ? 'back' : 'ahead' } : undefined
}
