import { fixedRecordKeepers, recordKeeperOptions, sameNameKey } from '@app/schemas/rules/accounts/employers'
import { isKeeperMeant, shortKeeperName } from '@app/schemas/rules/accounts/record-keeper-names'
import { useState } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { useSession } from '../../../client/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { describedBy } from '../../../ui/fields/field-frame.tsx'
import { recordKeepers } from '../../data/accounts/record-keepers.ts'
import { Combobox } from '../combobox/combobox.tsx'
import { comboboxWords } from '../combobox/combobox.words.ts'
import type { Choice } from '../combobox/combobox-choice.ts'
import { Matched } from '../combobox/matched.tsx'
import type { FieldProps } from '../field-kind.ts'
import styles from './record-keeper.module.css'

type Fixed = (typeof fixedRecordKeepers)[number]
type Own = {
  readonly filed: (name: string, year: string) => string
  readonly use: (name: string) => string
  readonly more: string
  /** How the answers that always come first are shown. They are saved unchanged. */
  readonly shown: Readonly<Record<Fixed, string>>
}

const words: Words<Own> = {
  en: {
    filed: (name, year) => `The plan’s filing${year} names ${name}. It may have been a different company when you were there.`,
    use: (name) => `Use ${name}`,
    more: 'There are more. Type a few letters.',
    shown: { "I don't remember": "I don't remember", 'Not in the list below': 'Not in the list below' },
  },
  es: {
    filed: (name, year) => `El informe del plan${year} nombra a ${name}. En tu época pudo ser otra empresa.`,
    use: (name) => `Usar ${name}`,
    more: 'Hay más. Escribe unas letras.',
    shown: { "I don't remember": 'No lo recuerdo', 'Not in the list below': 'No está en la lista' },
  },
}

/** Only who is signed in may read the list; without it a name is taken as it is typed. */
export function RecordKeeperInput(props: FieldProps) {
  const { user } = useSession()
  return user && user !== 'unknown' ? <FromList {...props} /> : <Keepers {...props} names={undefined} />
}

function FromList(props: FieldProps) {
  return <Keepers {...props} names={recordKeepers.use().data} />
}

const mostShown = 60

type KeepersProps = FieldProps & { readonly names: readonly string[] | undefined }

function Keepers(props: KeepersProps) {
  const { field, id, error, others } = props
  const said = useWords(words)
  const { text, type, pick, choices, hasMore } = useKeepers(props)
  return (
    <>
      <Filed others={others} text={text} onUse={pick} />
      <Combobox
        id={id}
        label={field.label}
        value={shownAs(text, said.shown)}
        onType={type}
        choices={choices}
        status={hasMore ? said.more : undefined}
        opensAtOnce
        describedBy={describedBy(id, { ...field, error })}
        isWrong={error !== undefined}
        isRequired={!field.optional}
      />
    </>
  )
}

/** What is offered: the answers that always come first, and those that fit what is typed. */
function useKeepers({ field, value, onChange, names }: KeepersProps) {
  const said = useWords(words)
  const { asTyped } = useWords(comboboxWords)
  const text = typeof value === 'string' ? value : ''
  const [isSearching, setSearching] = useState(false)
  const fixed = field.fixedOptions ?? []
  const wanted = isSearching ? sameNameKey(text) : ''
  const fitting = recordKeeperOptions(names ?? []).filter((name) => !fixed.includes(name) && isOffered(name) && isKeeperMeant(wanted, name))
  const pick = (name: string) => {
    setSearching(false)
    onChange(name)
  }
  const choices: readonly Choice[] = [
    ...fixed.map((name) => ({ key: name, text: shownAs(name, said.shown), onPick: () => pick(name) })),
    ...fitting.slice(0, mostShown).map((name) => ({ key: name, text: <Matched text={name} typed={wanted} />, onPick: () => pick(name) })),
    ...(!names && wanted !== '' ? [{ key: 'typed', text: asTyped(text.trim()), onPick: () => pick(text.trim()) }] : []),
  ]
  const type = (next: string) => {
    setSearching(true)
    onChange(savedAs(next, said.shown))
  }
  return { text, type, pick, choices, hasMore: fitting.length > mostShown }
}

type FiledProps = Pick<FieldProps, 'others'> & { readonly text: string; readonly onUse: (name: string) => void }

/** Whom the filing of the picked plan names, where that is not the answer yet. */
function Filed({ others, text, onUse }: FiledProps) {
  const said = useWords(words)
  const filed = others['plan_keeper']
  const year = others['plan_year'] === undefined || others['plan_year'] === null ? '' : ` (${others['plan_year']})`
  if (typeof filed !== 'string' || filed === text) return null
  return (
    <div className={styles.filed}>
      <p>{said.filed(filed, year)}</p>
      <Button look="small" onClick={() => onUse(filed)}>
        {said.use(filed)}
      </Button>
    </div>
  )
}

/** A company that files under several names is offered once, under the name that people use. */
function isOffered(name: string): boolean {
  const short = shortKeeperName(name)
  return short === undefined || sameNameKey(short) === sameNameKey(name)
}

function shownAs(kept: string, shown: Own['shown']): string {
  const fixed = fixedRecordKeepers.find((name) => name === kept)
  return fixed === undefined ? kept : shown[fixed]
}

function savedAs(typed: string, shown: Own['shown']): string {
  return fixedRecordKeepers.find((name) => sameNameKey(shown[name]) === sameNameKey(typed)) ?? typed
}
