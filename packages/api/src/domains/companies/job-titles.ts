import { jobTitles } from './job-title-list.ts'

const mostShown = 10
const folded = jobTitles.map((title) => ({ title, small: title.toLowerCase() }))

/** Titles that begin with the typed text, then those with a word that does; in each the shorter ones first. */
export function searchJobTitles(typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  const begun = folded.filter(({ small }) => small.startsWith(wanted))
  const within = folded.filter(({ small }) => !small.startsWith(wanted) && small.split(/[\s/()-]+/).some((word) => word.startsWith(wanted)))
  return [byLength(begun), byLength(within)].flat().slice(0, mostShown)
}

function byLength(found: typeof folded): readonly string[] {
  return found.map(({ title }) => title).sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
}
