import { dollarWords } from '@app/schemas/rules/money/money'
import { dateWords } from '../../../client/words/day-words.ts'
import type { Rollover } from '../../../screens/data/accounts/rollovers.ts'
import { holderNow } from '../../../screens/panels/rollover-tracker/holder-now.ts'
import { isAtItsEnd, isOver } from '../../../screens/panels/rollover-tracker/is-at-its-end.ts'
import { isSumKnown, moveInShort } from '../../../screens/panels/rollover-tracker/move-in-short.ts'
import { words as trackerWords } from '../../../screens/panels/rollover-tracker/rollover-tracker.words.ts'
import { namesAhead } from '../../rollover/move-ahead.ts'
import type { Answering, Known, Spoken } from './answer.ts'
import { ended } from './ended.ts'
import { words } from './money.words.ts'

/** Where the money of each move is and by when the next stage is expected, and what nobody has been asked for yet; of moves that are over, the last. */
export function moveAnswer({ moves, accounts = [], found, providers }: Known, { spoken, now }: Spoken): Answering {
  const said = words[spoken].move
  const to = '/dashboard/rollover'
  if (moves === undefined) return { question: 'move', fit: 'everyone', lines: [said.general], to }
  const open = moves.filter((one) => !isOver(accounts, one))
  const names = found && providers ? namesAhead({ found, providers, rollovers: moves }) : []
  const ahead = names.length > 0 ? [said.ahead(ended(names.join(', ')))] : []
  const received = moves.filter(({ state }) => state === 'received').slice(0, 1)
  const shown = open.length > 0 || ahead.length > 0 ? open : received
  const lines = [...shown.map((one) => lineOf(one, isAtItsEnd(accounts, one), { spoken, now })), ...ahead]
  if (lines.length === 0) return { question: 'move', fit: 'not-theirs', lines: [said.none], to }
  return { question: 'move', fit: open.length > 0 ? 'under-way' : 'own', lines, to }
}

function lineOf(rollover: Rollover, isAtEnd: boolean, { spoken, now }: Spoken): string {
  const [said, tracked] = [words[spoken].move, trackerWords[spoken]]
  const { employer_name: name, amount, state } = rollover
  const sum = amount === null ? undefined : isSumKnown(rollover) ? dollarWords(amount, true) : said.about(dollarWords(amount))
  const short = moveInShort(rollover, isAtEnd, { said: tracked, day: (day) => dateWords(day, spoken, now) })
  const holder = state === 'received' ? undefined : holderNow(rollover, tracked)
  return [ended([name, sum].filter(Boolean).join(', ')), ended(short), holder && said.who(holder)].filter(Boolean).join(' ')
}
