import { Navigate } from 'react-router-dom'
import { useWords, type Words } from '../client/language.ts'
import { type User, useSession } from '../client/session/session.ts'
import { Link } from '../ui/link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { AboutYou } from './about-you/about-you.tsx'
import { InvestorAnswers } from './about-you/investor-answers.tsx'
import { TrustedContact } from './about-you/trusted-contact.tsx'
import { LinkedAccounts } from './accounts/linked-accounts.tsx'
import { RegularSaving } from './accounts/regular-saving.tsx'
import { Memberships } from './membership/memberships.tsx'
import { Cards } from './payments/cards.tsx'
import { Receipts } from './payments/receipts.tsx'
import { Preferences } from './preferences.tsx'
import styles from './settings.module.css'
import { SettingsContents } from './settings-contents.tsx'
import { SignIn } from './sign-in/sign-in.tsx'

type Own = { readonly title: string; readonly back: string }

const words: Words<Own> = {
  en: { title: 'Settings', back: 'To your dashboard' },
  es: { title: 'Ajustes', back: 'A tu panel' },
}

/** What a person pays, was charged, is called, signs in with and has allowed: all of it can be changed here. */
export function SettingsPage() {
  const { user } = useSession()
  if (!user || user === 'unknown') return <Navigate to="/signin?next=/dashboard/settings" replace />
  return <Settings user={user} />
}

function Settings({ user }: { readonly user: User }) {
  const said = useWords(words)
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHeading title={said.title} />
        <SettingsContents />
      </div>
      <Memberships />
      <Receipts />
      <Cards />
      <RegularSaving />
      <LinkedAccounts />
      <AboutYou user={user} />
      <TrustedContact />
      <InvestorAnswers />
      <SignIn user={user} />
      <Preferences />
      <Link className={styles.back} to="/dashboard">
        {said.back}
      </Link>
    </div>
  )
}
