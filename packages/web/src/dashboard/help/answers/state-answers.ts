import { isBeingFiled, openMatches } from '../../../screens/data/search/unclaimed.ts'
import { words as matchWords } from '../../../screens/panels/unclaimed-matches/unclaimed-matches.words.ts'
import type { Answering, Known, Spoken } from './answer.ts'
import { ended } from './ended.ts'
import { words } from './money.words.ts'

const shown = 3

/** What states may hold for a person, and how far each claim is. `place` is where they are claimed, while a live mode opens it. */
export function statesAnswer({ states }: Known, { spoken }: Spoken, place: string | undefined): Answering {
  const [said, matches] = [words[spoken].states, matchWords[spoken]]
  const own = { question: 'states', to: place ?? '/dashboard/search-result' } as const
  if (states === undefined) return { ...own, fit: 'everyone', lines: [said.general] }
  const open = openMatches(states)
  if (open.length === 0) return { ...own, fit: 'not-theirs', lines: [states.search.state === 'done' ? said.none : said.general] }
  const lines = open.slice(0, shown).map((match) => {
    const { holder, free_way: way, amount_words: sum, state } = match
    const stands = isBeingFiled(match) ? matches.filing : matches.state[state]
    return [holder, matches.heldBy(way.state_name), sum, stands].map(ended).join(' ')
  })
  const more = open.length > shown ? [said.more(open.length - shown)] : []
  return { ...own, fit: open[0]?.state === 'claim-started' ? 'under-way' : 'own', lines: [...lines, ...more, said.free] }
}
