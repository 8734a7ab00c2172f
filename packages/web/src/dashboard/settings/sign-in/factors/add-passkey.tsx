import { AccountField } from '../../../../account/account-field.tsx'
import { AccountFormFrame } from '../../../../account/account-form-frame.tsx'
import { factorWords as commonWords } from '../../../../account/second-factor/factor.words.ts'
import { useAccountForm } from '../../../../account/use-account-form.ts'
import { useWords } from '../../../../client/language.ts'
import { type Answer, failed } from '../../../../client/service/answer.ts'
import { ask } from '../../../../client/service/ask.ts'
import type { Answered } from '../../../../client/service/calls.ts'
import { makePasskey, type NoPasskey } from '../../../../client/session/passkeys.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from '../../settings.module.css'
import { factorWords } from './factors.words.ts'
import { readFactorsAnew } from './own-factors.ts'

type Added = Answered<'POST /api/v1/auth/passkeys/'>
type Props = { readonly onKeep: () => void; readonly onAdded: (happened: string, codes: readonly string[], madeAt: string | null) => void }

/** Names a passkey and has the browser make it. */
export function AddPasskey({ onKeep, onAdded }: Props) {
  const said = useWords(factorWords)
  const { noPasskey } = useWords(commonWords)
  const form = useAccountForm({
    start: { passkey_name: '' },
    check: ({ passkey_name: name = '' }) => (name.trim() === '' ? { passkey_name: said.nameMissing } : {}),
    send: ({ passkey_name: name = '' }) => add(name.trim(), noPasskey),
    onDone: async ({ passkey, backup_codes }) => {
      const madeAt = await readFactorsAnew()
      onAdded(said.added(passkey.name), backup_codes, madeAt)
    },
  })
  return (
    <AccountFormFrame form={form}>
      <AccountField form={form} name="passkey_name" label={said.name} help={said.nameHelp} autoComplete="off" />
      <div className={styles.buttons}>
        <Button type="submit" look="outline" isBusy={form.isSending}>
          {said.create}
        </Button>
        <Button look="quiet" onClick={onKeep}>
          {said.keep}
        </Button>
      </div>
    </AccountFormFrame>
  )
}

async function add(name: string, noPasskey: Readonly<Record<NoPasskey, string>>): Promise<Answer<Added>> {
  const options = await ask('POST /api/v1/auth/passkeys/options/')
  if (!options.ok) return options
  const made = await makePasskey(options.data)
  if (!made.ok) return failed({ code: 'passkey_refused', detail: noPasskey[made.why] })
  return ask('POST /api/v1/auth/passkeys/', { body: { name, passkey: made.passkey } })
}
