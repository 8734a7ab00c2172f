import { useWords } from '../../client/language.ts'
import type { OwnDocument } from '../../screens/data/papers/own-documents.ts'
import { FieldFrame } from '../../ui/fields/field-frame.tsx'
import { SelectInput } from '../../ui/fields/select-input.tsx'
import { choicesIn, type Filter } from './document-kinds.ts'
import own from './documents.module.css'
import { words } from './own-documents.words.ts'

type Props = { readonly all: readonly OwnDocument[]; readonly filter: Filter; readonly onChange: (filter: Filter) => void }

/** By kind, account and year. What there is only one of is no choice. */
export function DocumentFilters({ all, filter, onChange }: Props) {
  const said = useWords(words)
  const { kinds, accounts, years } = choicesIn(all)
  const lists = [
    { name: 'kind', options: kinds.map((value) => ({ value, label: said.kinds[value] })) },
    { name: 'account', options: accounts.map((value) => ({ value, label: said.account(value) })) },
    { name: 'year', options: years.map((value) => ({ value, label: value })) },
  ] as const
  return (
    <div className={own.filters}>
      {lists
        .filter(({ options }) => options.length > 1)
        .map(({ name, options }) => (
          <FieldFrame key={name} id={`documents-${name}`} label={said.filters[name].label}>
            <SelectInput
              id={`documents-${name}`}
              none={said.filters[name].every}
              options={options}
              value={filter[name]}
              onChange={(value) => onChange({ ...filter, [name]: value })}
            />
          </FieldFrame>
        ))}
    </div>
  )
}
