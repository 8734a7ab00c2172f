import { useWords } from '../../../client/language.ts'
import type { User } from '../../../client/session/session.ts'
import styles from '../settings.module.css'
import { SettingsSection } from '../settings-section.tsx'
import { CloseAccount } from './close-account.tsx'
import { DataCopy } from './data-copy.tsx'
import { words } from './privacy.words.ts'

/** What people can do about everything that we know of them. */
export function Privacy({ user }: { readonly user: User }) {
  const said = useWords(words)
  return (
    <SettingsSection at="privacy" title={said.title} about={said.about}>
      <a className={styles.go} href="/privacy">
        {said.notice}
      </a>
      <DataCopy />
      <CloseAccount user={user} />
    </SettingsSection>
  )
}
