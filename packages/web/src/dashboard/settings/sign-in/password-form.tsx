import { useState } from 'react'
import { AccountField } from '../../../account/account-field.tsx'
import { AccountFormFrame } from '../../../account/account-form-frame.tsx'
import { accountWords } from '../../../account/account-words.ts'
import { usePasswordWords } from '../../../account/password-words.ts'
import { useAccountForm } from '../../../account/use-account-form.ts'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { useBrand } from '../../../client/service/page-data.ts'
import type { User } from '../../../client/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../settings.module.css'
import { InnerPart } from '../settings-section.tsx'
import { ownFactors } from './factors/own-factors.ts'
import { ownDevices } from './own-devices.ts'
import { words } from './sign-in.words.ts'

/** Another password, checked in words before it is sent. It ends every other session. */
export function PasswordForm({ user }: { readonly user: User }) {
  const said = useWords(words)
  const { newPasswordHelp } = useWords(accountWords)
  const passwordWords = usePasswordWords()
  const brandName = useBrand()?.name ?? ''
  const isBeside = ownFactors.use().data?.is_set ?? false
  const [news, setNews] = useState('')
  const form = useAccountForm({
    start: { new_password1: '' },
    check: ({ new_password1: password = '' }) => {
      const own = { firstName: user.first_name, lastName: user.last_name, email: user.email, brandName }
      const problem = passwordWords(password, own, isBeside ? 'beside' : 'alone')
      return problem === undefined ? {} : { new_password1: problem }
    },
    send: ({ new_password1: password = '' }) =>
      ask('POST /api/v1/auth/password/change/', { body: { new_password1: password, new_password2: password } }),
    onDone: () => {
      form.set('new_password1', '')
      setNews(said.passwordSet)
      void ownDevices.readAnew()
    },
  })
  return (
    <InnerPart title={said.password}>
      <p>{said.passwordAbout}</p>
      <p role="status" className={styles.news}>
        {news}
      </p>
      <AccountFormFrame form={form}>
        <AccountField
          form={form}
          name="new_password1"
          label={said.newPassword}
          help={isBeside ? said.shorter : newPasswordHelp}
          autoComplete="new-password"
          type="password"
        />
        <div className={styles.buttons}>
          <Button type="submit" look="small" isBusy={form.isSending}>
            {said.setPassword}
          </Button>
        </div>
      </AccountFormFrame>
    </InnerPart>
  )
}
