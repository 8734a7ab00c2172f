import { useId } from 'react'
import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectInput } from '../../../ui/fields/select-input.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { AccountAnswer, FoundAccount } from '../../data/accounts/found-accounts.ts'
import styles from './accounts-to-move.module.css'
import { words } from './accounts-to-move.words.ts'

type Props = { readonly account: FoundAccount; readonly onSay: (what: AccountAnswer) => void }

const taxTypes = ['pre-tax', 'roth', 'both'] as const

/** What can be changed of an account before it is asked for: the kind of money in it, and whether it moves at all. */
export function MoveChoices({ account: { tax_type: type, employer_name: employer }, onSay }: Props) {
  const said = useWords(words)
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {said.taxType}
      </label>
      <SelectInput
        id={id}
        aria-describedby={`${id}-goes`}
        options={[...taxTypes, 'unknown' as const].map((value) => ({ value, label: said.types[value] }))}
        value={type ?? 'unknown'}
        onChange={(chosen) => onSay({ tax_type: taxTypes.find((one) => one === chosen) ?? null })}
      />
      <p id={`${id}-goes`} className={styles.keeper}>
        {said.goes[type ?? 'unknown']}
      </p>
      <Button look="quiet" className={styles.leave} onClick={() => onSay({ selected: false })}>
        {said.leave}
        <VisuallyHidden>: {employer}</VisuallyHidden>
      </Button>
    </>
  )
}
