import { Navigate } from 'react-router-dom'
import { useWords, type Words } from '../client/language.ts'
import { type User, useSession } from '../client/session.ts'
import { Link } from '../ui/link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { AboutYou } from './about-you.tsx'
import { Cards } from './cards.tsx'
import { Choices } from './choices.tsx'
import { Contents } from './contents.tsx'
import { InvestorAnswers } from './investor-answers.tsx'
import { Linked } from './linked.tsx'
import { Memberships } from './memberships.tsx'
import { Receipts } from './receipts.tsx'
import { RegularSaving } from './regular-saving.tsx'
import styles from './settings.module.css'
import { SignIn } from './sign-in.tsx'
import { TrustedContact } from './trusted-contact.tsx'

type Own = { readonly title: string; readonly back: string }

const words: Words<Own> = {
  en: { title: 'Settings', back: 'To your dashboard' },
  es: { title: 'Ajustes', back: 'A tu panel' },
}

/** What somebody pays, was charged, is called, signs in with and has allowed: all of it can be changed here. */
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
        <Contents />
      </div>
      <Memberships />
      <Receipts />
      <Cards />
      <RegularSaving />
      <Linked />
      <AboutYou user={user} />
      <TrustedContact />
      <InvestorAnswers />
      <SignIn user={user} />
      <Choices />
      <Link className={styles.back} to="/dashboard">
        {said.back}
      </Link>
    </div>
  )
}
