import { useWords } from '../client/language.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountWords } from './account-words.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

type Props = { readonly page: 'signin' | 'signup'; readonly action: string }

/** A page of the account as it is before any script has run: its form can be filled in and sent. */
export function DrawnAccount({ page, action }: Props) {
  const { signInTitle, signUpTitle, signUpLead } = useWords(accountWords)
  if (page === 'signin')
    return (
      <AccountFrame title={signInTitle}>
        <SignInForm onOther={nothing} action={action} />
      </AccountFrame>
    )
  return (
    <AccountFrame title={signUpTitle} lead={signUpLead}>
      <SignUpForm onOther={nothing} action={action} />
    </AccountFrame>
  )
}

function nothing(): void {}
