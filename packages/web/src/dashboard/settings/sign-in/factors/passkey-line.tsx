import { useState } from 'react'
import { AccountField } from '../../../../account/account-field.tsx'
import { AccountFormFrame } from '../../../../account/account-form-frame.tsx'
import { useAccountForm } from '../../../../account/use-account-form.ts'
import { useWords } from '../../../../client/language.ts'
import { type Answer, done } from '../../../../client/service/answer.ts'
import { ask } from '../../../../client/service/ask.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { useFirstFocus } from '../../../../ui/focus/use-first-focus.ts'
import { useReturnedFocus } from '../../../../ui/focus/use-returned-focus.ts'
import { Line } from '../../../../ui/lines.tsx'
import { dayIn } from '../../day-of.ts'
import styles from '../../settings.module.css'
import { factorWords } from './factors.words.ts'
import { ownPasskeys, type Passkey, readFactorsAnew } from './own-factors.ts'

type Props = { readonly passkey: Passkey; readonly onDone: (happened: string) => void }

/** One passkey: what it is called, where it is, and when it was used. */
export function PasskeyLine({ passkey, onDone }: Props) {
  const said = useWords(factorWords)
  const [open, setOpen] = useState<'name' | 'removal'>()
  const close = () => setOpen(undefined)
  const buttons = useReturnedFocus<HTMLSpanElement>(open !== undefined)
  const { name, is_synced: isSynced, added_at: addedAt, last_used_at: usedAt } = passkey
  if (open === 'name')
    return (
      <Line>
        <RenamePasskey passkey={passkey} onDone={onDone} onClose={close} />
      </Line>
    )
  return (
    <Line>
      <span>
        {name}
        <br />
        <span className={styles.small}>
          {[isSynced ? said.synced : said.oneDevice, said.addedOn(dayIn(addedAt)), ...(usedAt ? [said.usedOn(dayIn(usedAt))] : [])].join(
            ', ',
          )}
        </span>
      </span>
      <span ref={buttons} className={styles.buttons}>
        <Button look="small" aria-label={said.renameNamed(name)} onClick={() => setOpen('name')}>
          {said.rename}
        </Button>
        <Button look="small" aria-label={said.removeNamed(name)} onClick={() => setOpen('removal')}>
          {said.remove}
        </Button>
      </span>
      {open === 'removal' && <RemovePasskey passkey={passkey} onDone={onDone} onClose={close} />}
    </Line>
  )
}

type Acting = Props & { readonly onClose: () => void }

function RenamePasskey({ passkey, onDone, onClose }: Acting) {
  const said = useWords(factorWords)
  const field = `name-${passkey.pk}`
  const place = useFirstFocus<HTMLDivElement>()
  const form = useAccountForm({
    start: { [field]: passkey.name },
    idOf: () => field,
    check: ({ [field]: name = '' }) => (name.trim() === '' ? { [field]: said.nameMissing } : {}),
    send: ({ [field]: name = '' }) => ask('PATCH /api/v1/auth/passkeys/{id}/', { params: { id: passkey.pk }, body: { name: name.trim() } }),
    onDone: async ({ name }) => {
      await ownPasskeys.readAnew()
      onClose()
      onDone(said.renamed(name))
    },
  })
  return (
    <AccountFormFrame form={form}>
      <div ref={place}>
        <AccountField form={form} name={field} label={said.name} autoComplete="off" />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" look="small" isBusy={form.isSending}>
          {said.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {said.keep}
        </Button>
      </div>
    </AccountFormFrame>
  )
}

function RemovePasskey({ passkey, onDone, onClose }: Acting) {
  const said = useWords(factorWords)
  return (
    <ConfirmDialog
      title={said.removeTitle(passkey.name)}
      yes={said.remove}
      no={said.keep}
      act={() => remove(passkey)}
      onKeep={onClose}
      onDone={async () => {
        onClose()
        await readFactorsAnew()
        onDone(said.removed(passkey.name))
      }}
    >
      <p>{said.removeText}</p>
    </ConfirmDialog>
  )
}

/** One that was removed on another device meanwhile is as gone as was wanted. */
async function remove({ pk: id }: Passkey): Promise<Answer<unknown>> {
  const removed = await ask('DELETE /api/v1/auth/passkeys/{id}/', { params: { id } })
  return removed.ok || removed.failure.code === 'not_found' ? done(undefined) : removed
}
