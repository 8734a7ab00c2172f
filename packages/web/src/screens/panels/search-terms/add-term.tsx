import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { useUnadded } from '../../form/unadded.ts'
import styles from './search-terms.module.css'
import { searchTermsWords } from './search-terms.words.ts'

export type TermField = { readonly label: string; readonly isNumber?: boolean }

type Props = {
  readonly fields: readonly TermField[]
  readonly wrong: string
  readonly isRight: (typed: readonly string[]) => boolean
  /** Whether it is saved. */
  readonly onAdd: (typed: readonly string[]) => Promise<boolean>
  readonly onClose: () => void
}

/** One more thing to search for, typed in place. Enter adds it and does not send the page. */
export function AddTerm(props: Props) {
  const { fields, wrong, onClose } = props
  const { keep, cancel } = useWords(searchTermsWords)
  const id = useId()
  const { first, typed, type, isWrong, isBusy, add } = useTerm(props)
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void add()
  }
  return (
    <div className={styles.adding}>
      {fields.map(({ label, isNumber }, index) => {
        const error = isWrong && index === 0 ? wrong : undefined
        return (
          <FieldFrame key={label} id={`${id}-${index}`} label={label} error={error}>
            <TextInput
              {...(index === 0 && { ref: first })}
              id={`${id}-${index}`}
              value={typed[index] ?? ''}
              autoComplete="off"
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error && `${id}-${index}-error`}
              onKeyDown={keyDown}
              onChange={({ target }) => type(index, target.value)}
              {...(isNumber && { inputMode: 'numeric', width: 'year' })}
            />
          </FieldFrame>
        )
      })}
      <div className={styles.buttons}>
        <Button look="small" isBusy={isBusy} onClick={() => void add()}>
          {keep}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </div>
  )
}

/** What is typed, until it is saved. Leaving the page saves it as well. */
function useTerm({ fields, isRight, onAdd, onClose }: Props) {
  const first = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<readonly string[]>(fields.map(() => ''))
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => first.current?.focus(), [])
  const add = async () => {
    if (isBusy) return false
    setWrong(!isRight(typed))
    if (!isRight(typed)) {
      first.current?.focus()
      return false
    }
    setBusy(true)
    const isKept = await onAdd(typed)
    setBusy(false)
    if (isKept) onClose()
    return isKept
  }
  useUnadded(async () => typed.every((text) => text.trim() === '') || add())
  const type = (index: number, text: string) => setTyped(typed.map((before, at) => (at === index ? text : before)))
  return { first, typed, type, isWrong, isBusy, add }
}
