import { useWords } from '../../../client/language.ts'
import type { User } from '../../../client/session/session.ts'
import { SettingsSection } from '../settings-section.tsx'
import { words } from './about-you.words.ts'
import { AccountName } from './account-name.tsx'
import { HomeAddress } from './home-address.tsx'
import { IdentityNumbers } from './identity-numbers.tsx'

/** How plans know the person, and where to reach them. */
export function AboutYou({ user }: { readonly user: User }) {
  const said = useWords(words)
  return (
    <SettingsSection at="you" title={said.title} about={said.about}>
      <AccountName user={user} />
      <HomeAddress />
      <IdentityNumbers />
    </SettingsSection>
  )
}
