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
export function PersonFields({ draft, number, errors, set, onRemove }: Props) {
  const said = useWords(words)
  const { ranks, relations } = useWords(shared)
  const id = (field: DraftField) => fieldIdOf(draft.key, field)
  const line = (field: 'first_name' | 'last_name' | 'share', label: string) => (
    <FieldFrame id={id(field)} label={label} error={errors[field]}>
      <TextInput
        id={id(field)}
        autoComplete="off"
        {...(field === 'share' ? { inputMode: 'numeric', trail: '%', width: 'short' } : { autoCapitalize: 'words' })}
        value={draft[field]}
        aria-invalid={errors[field] !== undefined || undefined}
        aria-describedby={describedBy(id(field), { help: undefined, why: undefined, error: errors[field] })}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    </FieldFrame>
  )
  return (
    <fieldset className={own.person}>
      <legend>{said.person(number)}</legend>
      <div className={own.names}>
        {line('first_name', said.first)}
        {line('last_name', said.last)}
      </div>
      <FieldFrame id={id('relation')} label={said.relation} error={errors.relation}>
        <SelectInput
          id={id('relation')}
          options={beneficiaryRelations.map((value) => ({ value, label: relations[value] }))}
          value={draft.relation}
          aria-invalid={errors.relation !== undefined || undefined}
          aria-describedby={describedBy(id('relation'), { help: undefined, why: undefined, error: errors.relation })}
          onChange={(relation) => set({ relation })}
        />
      </FieldFrame>
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
        id={id('birth_date')}
        value={draft.birth_date}
        onChange={(value) => set({ birth_date: String(value) })}
        error={errors.birth_date}
        others={{}}
      />
      <FieldFrame id={id('rank')} label={said.rank} labels="group" error={errors.rank}>
        <Options
          kind="one"
          id={id('rank')}
          name={id('rank')}
          isWrong={errors.rank !== undefined}
          options={beneficiaryRanks.map((value) => ({ value, label: ranks[value].title, help: ranks[value].text }))}
          value={draft.rank}
          onChange={(value) => set({ rank: value === 'contingent' ? 'contingent' : 'primary' })}
        />
      </FieldFrame>
      {line('share', said.share)}
      {onRemove && (
        <div>
          <Button look="small" aria-label={`${said.remove}: ${nameOf(draft) || said.person(number)}`} onClick={onRemove}>
            {said.remove}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function nameOf({ first_name, last_name }: Draft): string {
  return `${first_name} ${last_name}`.trim()
}
