import { bad, good } from '@app/schemas/rules/answers/checked'
import { useEffect } from 'react'
import { useWords } from '../../../client/language.ts'
import { Options } from '../../../ui/fields/options.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import type { FieldKind, FieldProps } from '../field-kind.ts'
import { accountLists, listOf } from './account-lists.ts'
import { words } from './accounts.words.ts'

/** Accounts to tick, each with who holds it and what is in it. */
function Accounts({ field, id, value, onChange, error, others }: FieldProps) {
  const said = useWords(words)
  const { use, added } = accountLists[listOf(field.record)]
  const listed = use(said)
  // A search may have ended since the list was loaded: who decides now sees what is known now.
  useEffect(listed.reload, [])
  const more = added?.(others, said) ?? []
  const data = listed.data && [...listed.data, ...more]
  return (
    <Loaded of={{ ...listed, data }} empty={said.none} isEmpty={(options) => options.length === 0}>
      {(options) => (
        <Options
          kind="many"
          id={id}
          name={field.name}
          options={options}
          value={chosenOf(
            value,
            options.map((option) => option.value),
          )}
          onChange={onChange}
          isWrong={error !== undefined}
        />
      )}
    </Loaded>
  )
}

export const accounts: FieldKind = {
  Input: Accounts,
  // An account that is gone from the list is nothing that could be unticked: it counts only when nothing else is ticked.
  read: (value, { record, optional }, { others }) => {
    const ticked = Array.isArray(value) ? value : []
    const list = accountLists[listOf(record)]
    const known = list.peek()
    const added = list.added?.(others, words.en).map((option) => option.value) ?? []
    const offered = known && [...known.map(({ pk }) => pk), ...added]
    const chosen = offered ? chosenOf(ticked, offered) : ticked
    // Nobody is held up by a list without accounts, some ways lead here without a search, unless the page itself can add one.
    const isEmpty = offered?.length === 0 && !list.added
    if (chosen.length > 0 || optional || isEmpty) return good(chosen)
    return bad(ticked.length > 0 ? 'unknown' : 'required')
  },
  words: (value, { record }) => {
    const ticked = Array.isArray(value) ? value : []
    const named = accountLists[listOf(record)].peek()?.filter(({ pk }) => ticked.includes(pk)) ?? []
    return named.length === ticked.length ? named.map(({ name }) => name).join(', ') : String(ticked.length)
  },
}

function chosenOf(value: unknown, known: readonly unknown[]): readonly unknown[] {
  return Array.isArray(value) ? value.filter((one) => known.includes(one)) : []
}
