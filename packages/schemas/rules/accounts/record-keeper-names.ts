/**
 * What people call the large record keepers, and how filings begin their names: as companies, as subsidiaries, and under the names of
 * those they took over. Written as `keyOf` gives them.
 */
const filedNames: Readonly<Record<string, readonly string[]>> = {
  ADP: ['adp', 'automatic data processing'],
  Alight: ['alight', 'aon hewitt', 'hewitt associates'],
  'American Funds': ['american funds', 'capital research', 'capital bank and trust', 'capital group'],
  Ascensus: ['ascensus', 'expertplan'],
  'Bank of America': ['bank of america'],
  'Charles Schwab': ['charles schwab', 'schwab'],
  Corebridge: ['corebridge', 'aig retirement', 'valic', 'variable annuity life'],
  Empower: ['empower', 'great west', 'gwfs', 'jp morgan retirement plan services'],
  Equitable: ['equitable', 'axa equitable'],
  Fidelity: ['fidelity', 'fmr'],
  'John Hancock': ['john hancock', 'manulife', 'new york life retirement plan services'],
  'Lincoln Financial': ['lincoln financial', 'lincoln national', 'lincoln retirement'],
  MassMutual: ['massmutual', 'massachusetts mutual'],
  'Merrill Lynch': ['merrill'],
  'Mutual of America': ['mutual of america'],
  Nationwide: ['nationwide'],
  OneAmerica: ['oneamerica', 'american united life'],
  Paychex: ['paychex'],
  Principal: ['principal', 'wells fargo institutional retirement'],
  Prudential: ['prudential'],
  Securian: ['securian', 'minnesota life'],
  'T. Rowe Price': ['t rowe price', 'trowe price', 't rowe'],
  TIAA: ['tiaa', 'teachers insurance and annuity', 'college retirement equities'],
  Transamerica: ['transamerica', 'diversified investment advisors', 'diversified retirement'],
  Vanguard: ['vanguard'],
  Voya: ['voya', 'ing life', 'ing institutional', 'ing retirement', 'reliastar', 'aetna life insurance and annuity'],
  'Wells Fargo': ['wells fargo'],
}

/** The name that people use for a record keeper that is in a filing; undefined for one that has no other. */
export function shortKeeperName(filed: string): string | undefined {
  const key = keyOf(filed)
  const beginnings = Object.entries(filedNames).flatMap(([short, begun]) => begun.map((one) => ({ short, one })))
  const fitting = beginnings.filter(({ one }) => key === one || key.startsWith(`${one} `))
  // "Wells Fargo Institutional Retirement" went to another company than the rest of Wells Fargo: the longer beginning counts.
  return fitting.toSorted((one, other) => other.one.length - one.one.length)[0]?.short
}

/** The names as they are, and the short ones of those that have one. */
export function withShortKeeperNames(names: readonly string[]): readonly string[] {
  return [...new Set([...names, ...names.flatMap((name) => shortKeeperName(name) ?? [])])]
}

/** Whether a record keeper may be meant by what was typed: by a part of its name, or of a name that it files or filed under. */
export function isKeeperMeant(typed: string, name: string): boolean {
  const key = keyOf(typed)
  if (key === '') return true
  const known = filedNames[shortKeeperName(name) ?? ''] ?? []
  return [keyOf(name), ...known].some((one) => one.includes(key) || one.replaceAll(' ', '').includes(key.replaceAll(' ', '')))
}

function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^the /, '')
}
