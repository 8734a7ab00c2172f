import { useWords } from '../../../client/language.ts'
import { clockWords } from '../../../client/words/day-words.ts'
import { Note } from '../../../ui/note.tsx'
import { words } from './beneficiaries.words.ts'
import type { Beneficiaries } from './own-beneficiaries.ts'
import { PeopleList } from './people-list.tsx'

type Props = { readonly changing: NonNullable<Beneficiaries['changing']>; readonly hasCurrent: boolean }

/** A list that is signed and not in force yet: where it is, and until when it can be taken back. */
export function ListOnItsWay({ changing: { people, sends_at: sends, is_sent: isSent, waits_for: waits }, hasCurrent }: Props) {
  const said = useWords(words)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const where = waits ? said.waits[waits] : isSent ? said.sending : said.sends(clockWords(sends, timeZone))
  return (
    <>
      <Note title={said.onItsWay}>
        <p>{where}</p>
        <p>{hasCurrent ? said.stays : said.nobodyYet}</p>
      </Note>
      <PeopleList people={people} />
    </>
  )
}
