/** Who does something, as texts call them. */
const doers: Readonly<Record<string, string>> = {
  us: 'we|\\{company\\}|\\{brand\\}',
  'a plan': 'plans?|providers?|record keepers?',
  'an employer': 'employers?',
  'the IRS': 'IRS|tax office',
  'a state': 'states?',
  'the custodian': 'custodians?|\\{custodian\\}',
  'a broker': 'brokers?|brokerages?',
  'a bank': 'banks?',
  'a partner': 'partners?|firms?',
  'a spouse': 'spouses?',
  'an office': 'government|Department of Labor|Social Security Administration',
  'a lender': 'lenders?',
  'an adviser': 'advis[eo]rs?',
  'the concierge': 'concierge',
  'an IRA': 'IRAs?',
}

/** What is done with money, papers and what is known of somebody. */
const deeds: Readonly<Record<string, string>> = {
  withhold: 'withholds?|withheld|holds? back|held back',
  hold: 'holds?(?! back)|held(?! back)',
  keep: 'keeps?|kept',
  send: 'sends?|sent|mails?|mailed',
  pay: 'pays?|paid',
  lend: 'lends?|lent',
  decide: 'decides?|decided',
  accept: 'approves?|approved|accepts?|accepted|refuses?|refused',
  check: 'checks?|checked|verify|verifies',
  charge: 'charges?|charged',
  sell: 'sells?|sold',
  share: 'shares?|shared',
  advise: 'advises?|recommends?',
  open: 'opens?|opened',
  close: 'closes?|closed',
  move: 'moves?|moved',
  tax: 'tax|taxes|taxed',
  ask: 'asks?|asked',
  sign: 'signs?|signed',
  insure: 'guarantees?|insures?|promises?|promised',
  delete: 'deletes?|deleted',
  file: 'files?|filed',
  refund: 'refunds?|refunded|gives? back|pays? back',
  get: 'gets?|got|receives?|received|is told|are told|learns?|learned',
  choose: 'choose|chooses|chose|picks?|picked',
  owe: 'owes?|owed',
  invest: 'invests?|invested|buys?|bought|trades?',
  borrow: 'borrows?|borrowed',
}

const between =
  'can|may|might|could|must|will|would|’ll|has to|have to|has|have|do|does|never|also|still|only|often|usually|now|then|always|not|both|each|once|just|first|ever|already|mostly|at work|yourself|itself|[a-z]+n’t|cannot'
const said = new RegExp(
  `(?<![\\w{])(?<doer>${Object.values(doers).join('|')})(?:’ll|’ve)?(?<between>(?: (?:${between}))*) (?<deed>${Object.values(deeds).join('|')})(?![\\w’])`,
  'gi',
)
const denies = /n’t|\b(?:not|never|cannot)\b/i

/** A deed of somebody that a sentence tells, or denies. */
export type SaidDeed = { readonly doer: string; readonly deed: string; readonly isDenied: boolean; readonly said: string }

export function deedsIn(sentence: string): readonly SaidDeed[] {
  if (sentence.endsWith('?')) return []
  return [...sentence.matchAll(said)].flatMap(({ 0: words, groups = {} }) => {
    const [doer, deed] = [nameOf(doers, groups['doer']), nameOf(deeds, groups['deed'])]
    return doer === undefined || deed === undefined ? [] : [{ doer, deed, isDenied: denies.test(groups['between'] ?? ''), said: words }]
  })
}

export function keyOf({ doer, deed, isDenied }: SaidDeed): string {
  return `${doer} ${isDenied ? 'not ' : ''}${deed}`
}

function nameOf(names: Readonly<Record<string, string>>, said = ''): string | undefined {
  return Object.keys(names).find(
    (name) => new RegExp(`^(?:${names[name]})$`, 'i').test(said) || (name === 'withhold' && /back$/i.test(said)),
  )
}
