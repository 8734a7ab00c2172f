import { staffRoles } from '@app/schemas/rules/desk/roles'
import { toSentEmail } from '@app/schemas/rules/people/email'
import { useState } from 'react'
import { AccountFormFrame } from '../../account/account-form-frame.tsx'
import { useAccountForm } from '../../account/use-account-form.ts'
import { done } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { describedBy, FieldFrame } from '../../ui/fields/field-frame.tsx'
import { Options } from '../../ui/fields/options.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { watchAccess } from '../data/watch-access.ts'
import { words as frame } from '../frame/frame.words.ts'
import styles from './colleagues.module.css'
import { words } from './colleagues.words.ts'
import { roleOptions } from './role-dialog.tsx'

type Invited = { readonly email: string; readonly role: (typeof staffRoles)[number] }

/** Invites a colleague, after the address has been looked at twice. */
export function InviteForm({ onInvited }: { readonly onInvited: (email: string) => void }) {
  const { form, asked, keep, sent } = useInvitation(onInvited)
  const { email: wrongEmail, role: wrongRole } = form.errors
  return (
    <section className={styles.part} aria-labelledby="invite">
      <h2 id="invite">{words.invite}</h2>
      <AccountFormFrame form={form}>
        <FieldFrame id="invite-email" label={words.email} help={words.inviteHelp} error={wrongEmail}>
          <TextInput
            id="invite-email"
            type="email"
            autoComplete="off"
            value={form.values.email}
            aria-invalid={wrongEmail !== undefined || undefined}
            aria-describedby={describedBy('invite-email', { help: words.inviteHelp, error: wrongEmail })}
            onChange={({ target }) => form.set('email', target.value)}
          />
        </FieldFrame>
        <FieldFrame id="invite-role" label={words.role} error={wrongRole} labels="group">
          <Options
            kind="one"
            id="invite-role"
            name="invite-role"
            value={form.values.role}
            options={roleOptions}
            isWrong={wrongRole !== undefined}
            onChange={(role) => form.set('role', String(role))}
          />
        </FieldFrame>
        <div>
          <Button type="submit" look="small">
            {words.next}
          </Button>
        </div>
      </AccountFormFrame>
      {asked && <Confirm asked={asked} onKeep={keep} onSent={sent} />}
    </section>
  )
}

/** What was typed is asked about once more, and sent from there. */
function useInvitation(onInvited: (email: string) => void) {
  const [asked, setAsked] = useState<Invited>()
  const form = useAccountForm({
    start: { email: '', role: '' },
    idOf: (name) => `invite-${name}`,
    check: ({ email = '', role = '' }) => ({
      ...(!toSentEmail(email).ok && { email: words.emailMissing }),
      ...(role === '' && { role: words.roleMissing }),
    }),
    send: ({ email = '', role = '' }) => Promise.resolve(done({ email: email.trim(), role: staffRoles.find((one) => one === role) })),
    onDone: ({ email, role }) => {
      if (role) setAsked({ email, role })
    },
  })
  const keep = () => setAsked(undefined)
  const sent = (email: string) => {
    keep()
    form.set('email', '')
    form.set('role', '')
    onInvited(email)
  }
  return { form, asked, keep, sent }
}

type ConfirmProps = { readonly asked: Invited; readonly onKeep: () => void; readonly onSent: (email: string) => void }

function Confirm({ asked, onKeep, onSent }: ConfirmProps) {
  return (
    <ConfirmDialog
      title={words.confirm(asked.email, frame.roles[asked.role])}
      yes={words.send}
      no={words.notNow}
      act={async () => watchAccess(await ask('POST /api/v1/desk/staff/invitations/', { body: asked }))}
      onKeep={onKeep}
      onDone={() => onSent(asked.email)}
    >
      <p>{words.confirmText}</p>
    </ConfirmDialog>
  )
}
