import { describedBy, FieldFrame } from '../../ui/fields/field-frame.tsx'
import { Options } from '../../ui/fields/options.tsx'
import { SelectInput } from '../../ui/fields/select-input.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { Task } from '../data/task.ts'
import { words } from './task.words.ts'

type Field = Task['outcomes'][number]['fields'][number]

type Props = {
  readonly field: Field
  readonly id: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** More answers than these are a list to open. */
const mostOptions = 5

/** Something to fill in with an outcome, by its type. */
export function TaskField({ field, id, value, error, onChange }: Props) {
  const { type, label, hint, is_optional: isOptional, options } = field
  const help = hint ?? (type === 'money' ? words.money : undefined)
  const isGroup = type === 'choice' && options.length <= mostOptions
  const shared = { id, value, 'aria-invalid': error !== undefined || undefined, 'aria-describedby': describedBy(id, { help, error }) }
  return (
    <FieldFrame id={id} label={label} help={help} error={error} isOptional={isOptional} labels={isGroup ? 'group' : 'input'}>
      {isGroup ? (
        <Options
          kind="one"
          id={id}
          name={id}
          value={value}
          options={options}
          isWrong={error !== undefined}
          onChange={(one) => onChange(String(one))}
        />
      ) : type === 'choice' ? (
        <SelectInput {...shared} options={options} onChange={onChange} />
      ) : type === 'long-text' ? (
        <TextArea {...shared} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <TextInput {...shared} {...lineOf[type]} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      )}
    </FieldFrame>
  )
}

const lineOf = {
  text: {},
  money: { inputMode: 'decimal', lead: '$', width: 'short' },
  day: { type: 'date', width: 'short' },
} as const satisfies Record<Exclude<Field['type'], 'choice' | 'long-text'>, object>
