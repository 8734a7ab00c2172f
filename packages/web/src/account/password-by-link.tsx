import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWords } from '../client/language.ts'
import type { Answer } from '../client/service/answer.ts'
import { readPageData } from '../client/service/page-data.ts'
import { endOwnSession } from '../client/session/session.ts'
import { dropToken, heldToken, type Purpose } from '../client/session/token-in-address.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import styles from './account.module.css'
import { AccountField } from './account-field.tsx'
import { AccountFormFrame } from './account-form-frame.tsx'
import { AccountFrame } from './account-frame.tsx'
import { accountWords } from './account-words.ts'
import { usePasswordWords } from './password-words.ts'
import { useAccountForm } from './use-account-form.ts'

export type LinkWords = {
  readonly title: string
  readonly lead: string
  readonly set: string
  /** For a link that is used up, or no link at all: what became of it, and where to go. */
  readonly none: string
  readonly noneText: string
  readonly instead: string
}

type Props = {
  readonly purpose: Purpose
  readonly words: LinkWords
  readonly insteadTo: string
  /** Whether there may be a second factor beside the password: only the service knows. */
  readonly standing?: 'alone' | 'beside'
  readonly send: (shown: { readonly password: string; readonly token: string }) => Promise<Answer<unknown>>
}

/** Where the link of an e-mail leads: a new password is chosen, and checked in words before it is sent. */
export function PasswordByLink({ words, insteadTo, ...link }: Props) {
  const { newPassword, newPasswordHelp } = useWords(accountWords)
  const { form, isOver } = useNewPassword(link)
  if (isOver) {
    return (
      <AccountFrame title={words.none} lead={words.noneText}>
        <p>
          <Link className={styles.link} to={insteadTo}>
            {words.instead}
          </Link>
        </p>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={words.title}>
      <Note title={words.lead}>{newPasswordHelp}</Note>
      <AccountFormFrame form={form}>
        <AccountField form={form} name="password" label={newPassword} autoComplete="new-password" type="password" />
        <div className={styles.buttons}>
          <Button type="submit" isBusy={form.isSending}>
            {words.set}
          </Button>
        </div>
      </AccountFormFrame>
    </AccountFrame>
  )
}

/** One new password for one link: afterwards nobody is signed in, and the link is used up. What a visitor has typed waits for them. */
function useNewPassword({ purpose, standing = 'alone', send }: Omit<Props, 'words' | 'insteadTo'>) {
  const passwordWords = usePasswordWords()
  const navigate = useNavigate()
  const [token] = useState(() => heldToken(purpose))
  const [isUsed, setUsed] = useState(false)
  const form = useAccountForm({
    start: { password: '' },
    check: ({ password = '' }) => {
      const brandName = readPageData().brand?.name ?? ''
      const problem = passwordWords(password, { firstName: '', lastName: '', email: '', brandName }, standing)
      return problem === undefined ? {} : { password: problem }
    },
    send: async ({ password = '' }) => {
      const answer = await send({ password, token: token ?? '' })
      if (!answer.ok && answer.failure.code === 'link_used_up') setUsed(true)
      return answer
    },
    onDone: () => {
      dropToken()
      endOwnSession()
      navigate('/signin', { replace: true, state: { why: 'new-password' } })
    },
  })
  return { form, isOver: token === undefined || isUsed }
}
