import type { BrokerageAccount } from '../../screens/data/money/ira-accounts.ts'
import { FieldFrame } from '../../ui/fields/field-frame.tsx'
import { Options } from '../../ui/fields/options.tsx'
import { accountName } from './account-names.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly accounts: readonly BrokerageAccount[]
  readonly chosen: BrokerageAccount | undefined
  readonly onChoose: (pk: string) => void
}

/** Into or out of which account money goes: asked where there are several. */
export function AccountChoice({ id, label, accounts, chosen, onChoose }: Props) {
  if (accounts.length < 2) return null
  return (
    <FieldFrame id={id} label={label} labels="group">
      <Options
        kind="one"
        id={id}
        name="account"
        options={accounts.map((one) => ({ value: one.pk, label: accountName(one) }))}
        value={chosen?.pk ?? ''}
        onChange={(pk) => onChoose(String(pk))}
      />
    </FieldFrame>
  )
}
