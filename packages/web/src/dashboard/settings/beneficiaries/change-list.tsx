import { dayOf } from '@app/schemas/rules/days/days'
import { mostBeneficiaries } from '@app/schemas/rules/people/beneficiaries'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import type { RequestKeys } from '../../../client/service/use-request-keys.ts'
import type { User } from '../../../client/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import styles from '../settings.module.css'
import { words as shared } from './beneficiaries.words.ts'
import { words } from './change-list.words.ts'
import { keepList, readKeptList } from './kept-list.ts'
import { type Draft, draftOf, type NamedBeneficiary, newDraft, readDrafts, type Wrong } from './list-draft.ts'
import type { Beneficiaries, Beneficiary } from './own-beneficiaries.ts'
import { fieldIdOf, PersonFields } from './person-fields.tsx'
import { SharesLeft } from './shares-left.tsx'
import { SignList } from './sign-list.tsx'

type Props = {
  readonly held: Beneficiaries
  readonly user: User
  readonly keys: RequestKeys
  readonly onSigned: (now: Beneficiaries) => void
  readonly onKeep: () => void
}

/** Changes the list: first everybody with their share, then all of it to check and sign. Nothing is sent before. */
export function ChangeList({ held, user, keys, onSigned, onKeep }: Props) {
  const said = useWords(words)
  const [start] = useState(held.changing ?? held.current)
  const [all, setDrafts] = useState<readonly Draft[]>(() => readKeptList()?.all ?? firstDrafts(start?.people ?? []))
  const [attempts, setAttempts] = useState(0)
  const [checked, setChecked] = useState<readonly NamedBeneficiary[]>()
  const next = useRef(all.length)
  const begin = useRef<HTMLDivElement>(null)
  const adder = useRef<HTMLDivElement>(null)
  useFocusOfList(begin, adder, all.length)
  const read = readDrafts(all, dayOf(new Date()))
  const wrong = attempts > 0 && 'wrong' in read ? read.wrong : []
  const say = useWrongWords()
  const setAll = (now: readonly Draft[]) => {
    setDrafts(now)
    keepList({ replaces: start?.pk ?? null, all: now })
  }
  const set = (key: string, change: Partial<Draft>) => setAll(all.map((one) => (one.key === key ? { ...one, ...change } : one)))
  if (checked)
    return (
      <SignList
        held={held}
        user={user}
        people={checked}
        replaces={start?.pk ?? null}
        keys={keys}
        onSigned={onSigned}
        onBack={() => setChecked(undefined)}
      />
    )
  const add = () => {
    setAll([...all, newDraft(all, String(next.current++))])
  }
  const review = () => ('people' in read ? setChecked(read.people) : setAttempts((before) => before + 1))
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        review()
      }}
    >
      <ErrorSummary wrong={wrong.map(({ key, field, what }) => ({ id: fieldIdOf(key, field), text: say(what) }))} attempt={attempts} />
      <div ref={begin} className={styles.fields}>
        {all.map((draft, index) => (
          <PersonFields
            key={draft.key}
            draft={draft}
            number={index + 1}
            errors={Object.fromEntries(wrong.filter(({ key }) => key === draft.key).map(({ field, what }) => [field, say(what)]))}
            set={(change) => set(draft.key, change)}
            onRemove={all.length > 1 ? () => setAll(all.filter(({ key }) => key !== draft.key)) : undefined}
          />
        ))}
      </div>
      {all.length < mostBeneficiaries && (
        <div ref={adder}>
          <Button look="small" onClick={add}>
            {said.addOne}
          </Button>
        </div>
      )}
      <SharesLeft all={all} onShare={setAll} />
      <div className={styles.buttons}>
        <Button type="submit" look="outline">
          {said.review}
        </Button>
        <Button look="quiet" onClick={onKeep}>
          {said.keep}
        </Button>
      </div>
    </form>
  )
}

/** The focus goes to the first person, then to each that is added; it stays in the list when one is taken off. */
function useFocusOfList(list: RefObject<HTMLDivElement | null>, adder: RefObject<HTMLDivElement | null>, count: number): void {
  const before = useRef(0)
  useEffect(() => {
    const isAdded = count > before.current
    const at = before.current === 0 ? ':scope > fieldset' : ':scope > fieldset:last-of-type'
    if (isAdded) list.current?.querySelector<HTMLElement>(`${at} input`)?.focus()
    else if (count < before.current) adder.current?.querySelector('button')?.focus()
    before.current = count
  }, [list, adder, count])
}

function firstDrafts(people: readonly Beneficiary[]): readonly Draft[] {
  return people.length > 0 ? people.map((one, index) => draftOf(one, String(index))) : [newDraft([], '0')]
}

function useWrongWords() {
  const said = useWords(words)
  const { problems } = useWords(shared)
  return (what: Wrong['what']): string => {
    if (typeof what === 'string') return said.wrong[what]
    if (what.problem === 'birth-date') return said.wrong.birth_date
    if (what.problem !== 'shares') return problems[what.problem]
    return what.left > 0 ? said.left[what.rank](what.left) : said.over[what.rank](-what.left)
  }
}
