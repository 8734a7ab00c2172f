import { useRef } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import { useLedTo } from '../../ui/focus/use-led-to.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { PageProps } from '../dashboard-page.tsx'
import { AboutYou } from './about-you/about-you.tsx'
import { InvestorAnswers } from './about-you/investor-answers.tsx'
import { TrustedContact } from './about-you/trusted-contact.tsx'
import { LinkedAccounts } from './accounts/linked-accounts.tsx'
import { Beneficiaries } from './beneficiaries/beneficiaries.tsx'
import { LetterOfAuthorization } from './letter/letter-of-authorization.tsx'
import { Memberships } from './membership/memberships.tsx'
import { NotificationsSettings } from './notifications/notifications-settings.tsx'
import { Cards } from './payments/cards.tsx'
import { Receipts } from './payments/receipts.tsx'
import { Preferences } from './preferences.tsx'
import { Privacy } from './privacy/privacy.tsx'
import styles from './settings.module.css'
import { SettingsContents } from './settings-contents.tsx'
import { SignIn } from './sign-in/sign-in.tsx'

const words: Words<{ readonly title: string }> = { en: { title: 'Settings' }, es: { title: 'Ajustes' } }

/** What a person pays, was charged, is called, signs in with and has allowed: all of it can be changed here. */
export function SettingsPage({ user }: PageProps) {
  const said = useWords(words)
  const page = useRef<HTMLDivElement>(null)
  // E-mails and other pages lead to a part. When the browser looks for it, none is drawn yet.
  useLedTo(page)
  return (
    <div ref={page} className={`${styles.page} ${styles.all}`}>
      <PageHeading title={said.title} />
      <SettingsContents />
      <div className={styles.parts}>
        <AboutYou user={user} />
        <SignIn user={user} />
        <Beneficiaries user={user} />
        <TrustedContact />
        <InvestorAnswers />
        <LinkedAccounts />
        <LetterOfAuthorization />
        <Memberships />
        <Cards />
        <Receipts />
        <NotificationsSettings />
        <Preferences />
        <Privacy user={user} />
      </div>
    </div>
  )
}
