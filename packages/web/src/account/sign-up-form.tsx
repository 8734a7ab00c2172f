import { toSentEmail } from '@app/schemas/rules/people/email'
import { toSentName } from '@app/schemas/rules/people/names'
import { useState } from 'react'
import { useWords } from '../client/language.ts'
import { ask } from '../client/service/ask.ts'
import { askWithProof } from '../client/service/ask-with-proof.ts'
import { readPageData } from '../client/service/page-data.ts'
import { beginSession } from '../client/session/session.ts'
import { reportToAdvertisers } from '../client/tracking/report-to-advertisers.ts'
import { origin } from '../client/walk/origin.ts'
import { Button } from '../ui/button.tsx'
import styles from './account.module.css'
import { AccountField } from './account-field.tsx'
import { AccountFormFrame } from './account-form-frame.tsx'
import { accountWords } from './account-words.ts'
import { CheckingNote } from './checking-note.tsx'
import { usePasswordWords } from './password-words.ts'
import { useAccountForm } from './use-account-form.ts'

type Props = { readonly mode?: string; readonly onOther: () => void; readonly onDone?: () => void; readonly action?: string }

/** Makes an account. What is asked is what an account needs, and no more. */
export function SignUpForm({ onOther, action, ...asked }: Props) {
  const said = useWords(accountWords)
  const { form, isChecking } = useSignUp(asked)
  return (
    <AccountFormFrame form={form} action={action}>
      <AccountField form={form} name="first_name" label={said.firstName} autoComplete="given-name" />
      <AccountField form={form} name="last_name" label={said.lastName} autoComplete="family-name" />
      <AccountField form={form} name="email" label={said.email} help={said.emailHelp} autoComplete="email" type="email" />
      <AccountField
        form={form}
        name="password1"
        label={said.newPassword}
        help={said.newPasswordHelp}
        autoComplete="new-password"
        type="password"
      />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={form.isSending}>
          {said.make}
        </Button>
        <Button look="quiet" className={styles.scripted} onClick={onOther}>
          {said.haveOne}
        </Button>
      </div>
      <CheckingNote isChecking={isChecking} />
    </AccountFormFrame>
  )
}

function useSignUp({ mode, onDone }: Pick<Props, 'mode' | 'onDone'>) {
  const check = useSignUpCheck()
  const { isKarat: _karat, ...from } = origin()
  const { securityCode } = readPageData()
  const [isChecking, setChecking] = useState(false)
  const form = useAccountForm({
    start: { first_name: '', last_name: '', email: '', password1: '' },
    kept: { form: 'sign-up', fields: ['first_name', 'last_name', 'email'] },
    check,
    send: ({ first_name = '', last_name = '', email = '', password1 = '' }) =>
      askWithProof(
        (proof) =>
          ask('POST /api/v1/auth/registration/', {
            headers: { 'x-security-code': securityCode, ...proof },
            body: { first_name, last_name, email, password1, ...from, ...(mode !== undefined && { user_flow_id: mode }) },
          }),
        setChecking,
      ),
    onDone: async ({ user }) => {
      await beginSession(user)
      reportToAdvertisers('sign_up')
      onDone?.()
    },
  })
  return { form, isChecking }
}

/** What is wrong with what was typed, in words. */
function useSignUpCheck(): (typed: Readonly<Record<string, string>>) => Readonly<Record<string, string>> {
  const said = useWords(accountWords)
  const passwordWords = usePasswordWords()
  const { brand } = readPageData()
  return ({ first_name = '', last_name = '', email = '', password1 = '' }) => {
    const password = passwordWords(password1, { firstName: first_name, lastName: last_name, email, brandName: brand?.name ?? '' })
    return {
      ...(!toSentName(first_name).ok && { first_name: said.firstNameMissing }),
      ...(!toSentName(last_name).ok && { last_name: said.lastNameMissing }),
      ...(!toSentEmail(email).ok && { email: said.emailMissing }),
      ...(password !== undefined && { password1: password }),
    }
  }
}
