import { dayOf } from '@app/schemas/rules/days/days'
import { useState } from 'react'
import { useAccountForm } from '../../account/use-account-form.ts'
import type { Answer } from '../../client/service/answer.ts'
import { useRequestKeys } from '../../client/service/use-request-keys.ts'
import { DrawnFields } from '../../screens/fields/drawn-fields.tsx'
import { isSecretField, readField, wrongWords } from '../../screens/fields/fields.ts'
import type { ShownField } from '../../screens/fields/shown-field.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { askedFields, useFlowWords } from './flow-words.ts'
import { OpenedForm } from './opened-form.tsx'

type Values = Readonly<Record<string, string>>

type Props<T> = {
  /** The name under which what was typed is kept until it is saved: that of the draft of its `Changeable`. */
  readonly form: string
  /** What is asked, by the names that flows have for it. */
  readonly asked: readonly string[]
  readonly start: Values
  /** The button that saves. */
  readonly save: string
  /** What else is wrong, once every field is right. */
  readonly check?: (typed: Values) => Values
  /**
   * With a key that is another one as soon as something else was typed, and the fields that differ from how the form began: what was only
   * shown may have been changed elsewhere meanwhile.
   */
  readonly send: (answers: Values, key: string, touched: ReadonlySet<string>) => Promise<Answer<T>>
  readonly onSaved: (data: T) => void
  readonly onKeep: () => void
}

/** A form with the fields of steps, their words and rules, for changes in the settings. */
export function AskedForm<T>({ asked, ...props }: Props<T>) {
  const held = useFlowWords()
  return (
    <Loaded of={held} empty={undefined}>
      {(walked) => <FormOfFields {...props} fields={askedFields(walked, asked)} />}
    </Loaded>
  )
}

type FormProps<T> = Omit<Props<T>, 'asked'> & { readonly fields: readonly ShownField[] }

function FormOfFields<T>({ form: name, fields, start, save, check, send, onSaved, onKeep }: FormProps<T>) {
  const keys = useRequestKeys()
  // What is shown beside it is read anew while the form is open.
  const [began] = useState(start)
  const form = useAccountForm({
    start: began,
    idOf,
    kept: { form: name, fields: fields.filter((field) => !isSecretField(field)).map((field) => field.name) },
    check: (typed) => {
      const reading = { today: dayOf(new Date()), others: typed }
      const wrong = Object.assign({}, ...fields.map((field) => wrongWords(field, typed[field.name], reading)))
      return Object.keys(wrong).length > 0 ? wrong : (check?.(readAll(fields, typed)) ?? {})
    },
    send: (typed) => {
      const answers = readAll(fields, typed)
      return send(answers, keys.keyOf(answers), touchedIn(fields, typed, began))
    },
    onDone: (saved) => {
      keys.renew()
      onSaved(saved)
    },
  })
  return (
    <OpenedForm form={form} save={save} onKeep={onKeep}>
      <DrawnFields {...form} fields={fields} set={(name, value) => form.set(name, String(value))} idOf={idOf} />
    </OpenedForm>
  )
}

function idOf(name: string): string {
  return `settings-${name}`
}

function touchedIn(fields: readonly ShownField[], typed: Values, began: Values): ReadonlySet<string> {
  return new Set(fields.flatMap(({ name }) => ((typed[name] ?? '') === (began[name] ?? '') ? [] : [name])))
}

/** What was typed, as it is sent. */
function readAll(fields: readonly ShownField[], typed: Values): Values {
  const reading = { today: dayOf(new Date()), others: typed }
  return Object.fromEntries(
    fields.flatMap((field) => {
      const read = readField(field, typed[field.name], reading)
      return read.ok ? [[field.name, String(read.value)]] : []
    }),
  )
}
