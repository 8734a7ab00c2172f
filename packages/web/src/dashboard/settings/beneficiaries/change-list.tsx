import { dayOf } from '@app/schemas/rules/days/days'
import { mostBeneficiaries } from '@app/schemas/rules/people/beneficiaries'
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react'
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
export function ChangeList({ onKeep, ...signing }: Props) {
  const said = useWords(words)
  const list = useTypedList(signing.held)
  const { wrong, attempts, checked, review, changeAgain } = useReview(list.all)
  const begin = useRef<HTMLDivElement>(null)
  const adder = useRef<HTMLDivElement>(null)
  useFocusOfList(begin, adder, list.all.length)
  if (checked) return <SignList {...signing} people={checked} replaces={list.replaces} onBack={changeAgain} />
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        review()
      }}
    >
      <ErrorSummary wrong={wrong.map(({ key, field, text }) => ({ id: fieldIdOf(key, field), text }))} attempt={attempts} />
      <PeopleFields ref={begin} list={list} wrong={wrong} />
      {list.all.length < mostBeneficiaries && (
        <div ref={adder}>
          <Button look="small" onClick={list.add}>
            {said.addOne}
          </Button>
        </div>
      )}
      <SharesLeft all={list.all} onShare={list.setAll} />
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

type PeopleProps = { readonly ref: Ref<HTMLDivElement>; readonly list: TypedList; readonly wrong: readonly SaidWrong[] }

/** The fields of each person, with what is wrong with theirs. The only one can’t be taken off. */
function PeopleFields({ ref, list: { all, set, remove }, wrong }: PeopleProps) {
  return (
    <div ref={ref} className={styles.fields}>
      {all.map((draft, index) => (
        <PersonFields
          key={draft.key}
          draft={draft}
          number={index + 1}
          errors={Object.fromEntries(wrong.filter(({ key }) => key === draft.key).map(({ field, text }) => [field, text]))}
          set={(change) => set(draft.key, change)}
          onRemove={all.length > 1 ? () => remove(draft.key) : undefined}
        />
      ))}
    </div>
  )
}

type TypedList = ReturnType<typeof useTypedList>

/** The list as it is typed, each change kept. It begins with what was kept, or else with the newest list that there is. */
function useTypedList({ changing, current }: Beneficiaries) {
  const [start] = useState(changing ?? current)
  const [all, setDrafts] = useState<readonly Draft[]>(() => readKeptList()?.all ?? firstDrafts(start?.people ?? []))
  const next = useRef(all.length)
  const replaces = start?.pk ?? null
  const setAll = (now: readonly Draft[]) => {
    setDrafts(now)
    keepList({ replaces, all: now })
  }
  return {
    all,
    replaces,
    setAll,
    set: (key: string, change: Partial<Draft>) => setAll(all.map((one) => (one.key === key ? { ...one, ...change } : one))),
    add: () => setAll([...all, newDraft(all, String(next.current++))]),
    remove: (removed: string) => setAll(all.filter(({ key }) => key !== removed)),
  }
}

type SaidWrong = Pick<Wrong, 'key' | 'field'> & { readonly text: string }

/** The list that was found right and is to be signed. From the first attempt on, what is wrong is said while it is typed. */
function useReview(all: readonly Draft[]) {
  const say = useWrongWords()
  const [attempts, setAttempts] = useState(0)
  const [checked, setChecked] = useState<readonly NamedBeneficiary[]>()
  const read = readDrafts(all, dayOf(new Date()))
  const shown = attempts > 0 && 'wrong' in read ? read.wrong : []
  return {
    attempts,
    checked,
    wrong: shown.map(({ key, field, what }): SaidWrong => ({ key, field, text: say(what) })),
    review: () => ('people' in read ? setChecked(read.people) : setAttempts((before) => before + 1)),
    changeAgain: () => setChecked(undefined),
  }
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
