import { beneficiaryRanks, beneficiaryRelations } from '@app/schemas/rules/people/beneficiaries'
import { useWords } from '../../../client/language.ts'
import { DrawnField } from '../../../screens/fields/drawn-fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { describedBy, FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { Options } from '../../../ui/fields/options.tsx'
import { SelectInput } from '../../../ui/fields/select-input.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import own from './beneficiaries.module.css'
import { words as shared } from './beneficiaries.words.ts'
import { words } from './change-list.words.ts'
import type { Draft, DraftField } from './list-draft.ts'

type Props = {
  readonly draft: Draft
  readonly number: number
  readonly errors: Readonly<Partial<Record<DraftField, string>>>
  readonly set: (change: Partial<Draft>) => void
  /** Undefined for the only one. */
  readonly onRemove: (() => void) | undefined
}

export function fieldIdOf(key: string, field: DraftField): string {
  return `beneficiary-${key}-${field}`
}

/** One person of the list: name, relation, birth date, when they are paid and how much. */
export function PersonFields({ number, onRemove, ...person }: Props) {
  const said = useWords(words)
  return (
    <fieldset className={own.person}>
      <legend>{said.person(number)}</legend>
      <div className={own.names}>
        <LineField {...person} field="first_name" label={said.first} />
        <LineField {...person} field="last_name" label={said.last} />
      </div>
      <RelationField {...person} />
      <BirthDateField {...person} />
      <RankField {...person} />
      <LineField {...person} field="share" label={said.share} />
      {onRemove && (
        <div>
          <Button look="small" aria-label={`${said.remove}: ${nameOf(person.draft) || said.person(number)}`} onClick={onRemove}>
            {said.remove}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type PersonProps = Pick<Props, 'draft' | 'errors' | 'set'>
type LineProps = PersonProps & { readonly field: 'first_name' | 'last_name' | 'share'; readonly label: string }

function LineField({ draft, errors, set, field, label }: LineProps) {
  const id = fieldIdOf(draft.key, field)
  const error = errors[field]
  return (
    <FieldFrame id={id} label={label} error={error}>
      <TextInput
        id={id}
        autoComplete="off"
        {...(field === 'share' ? { inputMode: 'numeric', trail: '%', width: 'short' } : { autoCapitalize: 'words' })}
        value={draft[field]}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { help: undefined, why: undefined, error })}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    </FieldFrame>
  )
}

function RelationField({ draft, errors: { relation: error }, set }: PersonProps) {
  const said = useWords(words)
  const { relations } = useWords(shared)
  const id = fieldIdOf(draft.key, 'relation')
  return (
    <FieldFrame id={id} label={said.relation} error={error}>
      <SelectInput
        id={id}
        options={beneficiaryRelations.map((value) => ({ value, label: relations[value] }))}
        value={draft.relation}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { help: undefined, why: undefined, error })}
        onChange={(relation) => set({ relation })}
      />
    </FieldFrame>
  )
}

function BirthDateField({ draft, errors, set }: PersonProps) {
  const said = useWords(words)
  return (
    <DrawnField
      field={{
        name: 'birth_date',
        type: 'date',
        label: said.born,
        help: said.bornHelp,
        optional: true,
        record: undefined,
        column: 'birth_date',
      }}
      id={fieldIdOf(draft.key, 'birth_date')}
      value={draft.birth_date}
      onChange={(value) => set({ birth_date: String(value) })}
      error={errors.birth_date}
      others={{}}
    />
  )
}

function RankField({ draft, errors: { rank: error }, set }: PersonProps) {
  const said = useWords(words)
  const { ranks } = useWords(shared)
  const id = fieldIdOf(draft.key, 'rank')
  return (
    <FieldFrame id={id} label={said.rank} labels="group" error={error}>
      <Options
        kind="one"
        id={id}
        name={id}
        isWrong={error !== undefined}
        options={beneficiaryRanks.map((value) => ({ value, label: ranks[value].title, help: ranks[value].text }))}
        value={draft.rank}
        onChange={(value) => set({ rank: value === 'contingent' ? 'contingent' : 'primary' })}
      />
    </FieldFrame>
  )
}

function nameOf({ first_name, last_name }: Draft): string {
  return `${first_name} ${last_name}`.trim()
}
