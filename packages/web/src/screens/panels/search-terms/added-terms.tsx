import { toSentName } from '@app/schemas/rules/people/names'
import { isZip } from '@app/schemas/rules/people/zip-codes'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { useReturnedFocus } from '../../../ui/focus/use-returned-focus.ts'
import { changeSearched, type Searched } from '../../data/search/searched.ts'
import { AddTerm, type TermField } from './add-term.tsx'
import styles from './search-terms.module.css'
import { searchTermsWords } from './search-terms.words.ts'
import { TermLine } from './term-line.tsx'

type Kind = 'names' | 'zipcodes'
type Props = { readonly kind: Kind; readonly searched: Searched }

/** Names that a person had, or ZIP codes where they lived: added and removed in place, and saved at once. */
export function AddedTerms({ kind, searched }: Props) {
  const said = useWords(searchTermsWords)
  const [isAdding, setAdding] = useState(false)
  const { told, add, without } = useTerms(kind)
  const box = useReturnedFocus<HTMLDivElement>(isAdding, '[data-add]')
  const fields: readonly TermField[] =
    kind === 'names' ? [{ label: said.firstName }, { label: said.lastName }] : [{ label: said.zip, isNumber: true }]
  return (
    <div ref={box} className={styles.added}>
      <ul className={styles.list}>
        {namesOf(kind, searched).map((name) => (
          <TermLine key={name} name={name} onRemove={() => void without(name)} />
        ))}
      </ul>
      <p className={styles.told} role="status">
        {told}
      </p>
      {isAdding ? (
        <AddTerm
          fields={fields}
          wrong={said.added[kind].wrong}
          isRight={(typed) => isRight(kind, typed)}
          onAdd={add}
          onClose={() => setAdding(false)}
        />
      ) : (
        <Button data-add="" look="small" className={styles.add} onClick={() => setAdding(true)}>
          {said.added[kind].add}
        </Button>
      )}
    </div>
  )
}

/** Saves the whole list anew with each change, and reports how that went. */
function useTerms(kind: Kind) {
  const said = useWords(searchTermsWords)
  const [told, setTold] = useState('')
  const keep = async (how: Parameters<typeof changeSearched>[0], after: string): Promise<boolean> => {
    const kept = await changeSearched(how)
    setTold(kept.ok ? after : kept.failure.detail)
    return kept.ok
  }
  const without = (name: string) => keep((now) => withoutTerm(kind, now, name), said.isGone(name))
  const add = (typed: readonly string[]) => keep((now) => withTyped(kind, now, typed), '')
  return { told, add, without }
}

function namesOf(kind: Kind, { names, zipcodes }: Searched): readonly string[] {
  return kind === 'names' ? names.map(nameWords) : zipcodes
}

function nameWords({ first_name, last_name }: Searched['names'][number]): string {
  return `${first_name} ${last_name}`.trim()
}

function withoutTerm(kind: Kind, { names, zipcodes }: Searched, name: string) {
  return kind === 'names' ? { names: names.filter((one) => nameWords(one) !== name) } : { zipcodes: zipcodes.filter((one) => one !== name) }
}

function withTyped(kind: Kind, { names, zipcodes }: Searched, [first = '', last = '']: readonly string[]) {
  return kind === 'names'
    ? { names: [...names, { first_name: first.trim(), last_name: last.trim() }] }
    : { zipcodes: [...zipcodes, first.trim()] }
}

/** A ZIP code has five digits; of a name one part is enough. */
function isRight(kind: Kind, typed: readonly string[]): boolean {
  const parts = typed.map((text) => text.trim()).filter((text) => text !== '')
  if (kind === 'zipcodes') return parts.length === 1 && parts.every(isZip)
  return parts.length > 0 && parts.every((part) => toSentName(part).ok)
}
