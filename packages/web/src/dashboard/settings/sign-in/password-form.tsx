import { AccountField } from '../../../account/account-field.tsx'
import { accountWords } from '../../../account/account-words.ts'
import { usePasswordWords } from '../../../account/password-words.ts'
import { useAccountForm } from '../../../account/use-account-form.ts'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { useBrand } from '../../../client/service/page-data.ts'
import { changeUser, type User } from '../../../client/session/session.ts'
import { Changeable } from '../changeable.tsx'
import { OpenedForm } from '../opened-form.tsx'
import { InnerPart } from '../settings-section.tsx'
import { ownFactors } from './factors/own-factors.ts'
import { ownDevices } from './own-devices.ts'
import { words } from './sign-in.words.ts'

/** Another password ends every other session. */
export function PasswordForm({ user }: { readonly user: User }) {
  const said = useWords(words)
  return (
    <InnerPart title={said.password}>
      <Changeable shown={<p>{said.passwordAbout}</p>} change={said.changePassword}>
        {(close) => <NewPassword user={user} onClose={close} />}
      </Changeable>
    </InnerPart>
  )
}

type FormProps = { readonly user: User; readonly onClose: (happened?: string) => void }

/** Checked in words before it is sent. */
function NewPassword({ user, onClose }: FormProps) {
  const said = useWords(words)
  const { newPasswordHelp } = useWords(accountWords)
  const passwordWords = usePasswordWords()
  const brandName = useBrand()?.name ?? ''
  const isBeside = ownFactors.use().data?.is_set ?? false
  const form = useAccountForm({
    start: { new_password1: '' },
    check: ({ new_password1: password = '' }) => {
      const own = { firstName: user.first_name, lastName: user.last_name, email: user.email, brandName }
      const problem = passwordWords(password, own, isBeside ? 'beside' : 'alone')
      return problem === undefined ? {} : { new_password1: problem }
    },
    send: ({ new_password1: password = '' }) =>
      ask('POST /api/v1/auth/password/change/', { body: { new_password1: password, new_password2: password } }),
    onDone: (_set, isTypedOn) => {
      void ownDevices.readAnew()
      // A change of address that waited is called off with the old password.
      changeUser(user.pk, { pending_email: null })
      if (!isTypedOn) onClose(user.pending_email === null ? said.passwordSet : `${said.passwordSet} ${said.calledOff(user.email)}`)
    },
  })
  return (
    <OpenedForm form={form} save={said.setPassword} onKeep={() => onClose()}>
      <AccountField
        form={form}
        name="new_password1"
        label={said.newPassword}
        help={isBeside ? said.shorter : newPasswordHelp}
        autoComplete="new-password"
        type="password"
      />
    </OpenedForm>
  )
}
