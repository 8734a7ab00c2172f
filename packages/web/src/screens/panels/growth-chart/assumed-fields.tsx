import { type KeyboardEvent, useId, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { More } from '../../../ui/more.tsx'
import { type Assumed, limits, readAssumed } from './growth.ts'
import styles from './growth-chart.module.css'
import { words } from './growth-chart.words.ts'

type Props = {
  readonly assumed: Assumed
  readonly isChanged: boolean
  readonly onChange: (name: keyof Assumed, value: number) => void
  readonly onBack: () => void
}

const names = [
  'savings',
  'years',
  'low',
  'middle',
  'high',
  'planPercent',
  'oursPercent',
  'membership',
] as const satisfies readonly (keyof Assumed)[]

/** Everything the chart assumes, to be changed. A value that cannot be charted gets a message, and the chart stays as it was. */
export function AssumedFields({ assumed, isChanged, onChange, onBack }: Props) {
  const said = useWords(words)
  const [turn, setTurn] = useState(0)
  return (
    <More title={said.change}>
      <div className={styles.fields}>
        {names.map((name) => (
          <AssumedField key={`${name}-${turn}`} name={name} value={assumed[name]} onChange={onChange} />
        ))}
      </div>
      <p role="status">{isChanged ? said.changed : ''}</p>
      {isChanged && (
        <Button
          look="small"
          className={styles.back}
          onClick={() => {
            // The fields begin anew with what they show then.
            setTurn((before) => before + 1)
            onBack()
          }}
        >
          {said.back}
        </Button>
      )}
    </More>
  )
}

type FieldProps = { readonly name: keyof Assumed; readonly value: number; readonly onChange: Props['onChange'] }

function AssumedField({ name, value, onChange }: FieldProps) {
  const said = useWords(words)
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && readAssumed(name, typed) === undefined
  const { min, max } = limits[name]
  const error = name === 'years' ? said.whole : said.wrong(min.toLocaleString('en-US'), max.toLocaleString('en-US'))
  return (
    <FieldFrame id={id} label={said.labels[name]} error={isWrong ? error : undefined}>
      <TextInput
        id={id}
        inputMode="decimal"
        width="short"
        autoComplete="off"
        value={typed ?? value.toLocaleString('en-US')}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onKeyDown={stayOnPage}
        onChange={({ target }) => {
          setTyped(target.value)
          const read = readAssumed(name, target.value)
          if (read !== undefined) onChange(name, read)
        }}
      />
    </FieldFrame>
  )
}

/** These fields try something out: Enter in them does not go on with the step. */
function stayOnPage(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
