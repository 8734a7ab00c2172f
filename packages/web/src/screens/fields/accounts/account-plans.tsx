import { good } from '@app/schemas/rules/answers/checked'
import { useWords, type Words } from '../../../client/language.ts'
import { SelectInput } from '../../../ui/fields/select-input.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { balanceOf } from '../../data/accounts/balance-of.ts'
import { fees } from '../../data/accounts/fees.ts'
import { foundAccounts, isOwned } from '../../data/accounts/found-accounts.ts'
import type { FieldKind, FieldProps } from '../field-kind.ts'
import { balanceWords } from './account-lists.ts'
import styles from './account-plans.module.css'
import { words as accountWords } from './accounts.words.ts'

type Own = { readonly same: string; readonly none: string }

const words: Words<Own> = {
  en: { same: 'As chosen above', none: 'There are no accounts to change one by one yet. We keep your answer above.' },
  es: { same: 'Como elegiste arriba', none: 'Todavía no hay una cuenta para cambiar. Guardamos tu respuesta de arriba.' },
}

const same = 'same'

/** What to do with single accounts, where it is not what was chosen for all. */
function AccountPlans({ field, id, value, onChange, error }: FieldProps) {
  const said = useWords(words)
  const about = useWords(accountWords)
  const [found, compared] = [foundAccounts.use(), fees.use()]
  const plans = plansOf(value)
  const options = (field.options ?? []).map((option) => ({ value: String(option.value), label: option.label }))
  const change = (pk: string, plan: string) => {
    const { [pk]: _before, ...others } = plans
    onChange(plan === same || plan === '' ? others : { ...others, [pk]: plan })
  }
  return (
    <Loaded of={{ ...found, data: found.data?.filter(isOwned) }} empty={said.none} isEmpty={(accounts) => accounts.length === 0}>
      {(accounts) => (
        <div className={styles.accounts}>
          {accounts.map((account, index) => {
            const inputId = index === 0 ? id : `${id}-${index}`
            return (
              <div key={account.pk} className={styles.account}>
                <label className={styles.name} htmlFor={inputId}>
                  {account.employer_name}
                </label>
                <p className={styles.about} id={`${inputId}-about`}>
                  {balanceWords(balanceOf(account, compared.data?.results ?? []), about)}
                </p>
                <SelectInput
                  id={inputId}
                  aria-describedby={`${inputId}-about`}
                  aria-invalid={error !== undefined || undefined}
                  options={[{ value: same, label: said.same }, ...options]}
                  value={plans[account.pk] ?? same}
                  onChange={(plan) => change(account.pk, plan)}
                />
              </div>
            )
          })}
        </div>
      )}
    </Loaded>
  )
}

function plansOf(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

export const accountPlans: FieldKind = {
  Input: AccountPlans,
  read: (value) => good(plansOf(value)),
  words: (value, { options = [] }) => {
    const named = Object.entries(plansOf(value)).map(([pk, plan]) => {
      const account = foundAccounts.peek()?.find((one) => one.pk === pk)
      return `${account?.employer_name ?? ''}: ${options.find((option) => option.value === plan)?.label ?? plan}`
    })
    return named.length > 0 ? named.join('; ') : words.en.same
  },
}
