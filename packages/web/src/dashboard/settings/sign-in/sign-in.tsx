import { useWords } from '../../../client/language.ts'
import type { User } from '../../../client/session/session.ts'
import { SettingsSection } from '../settings-section.tsx'
import { Devices } from './devices.tsx'
import { EmailForm } from './email-form.tsx'
import { AuthenticatorApp } from './factors/authenticator-app.tsx'
import { BackupCodesPart } from './factors/backup-codes-part.tsx'
import { Passkeys } from './factors/passkeys.tsx'
import { RecoveryNote } from './factors/recovery-note.tsx'
import { PasswordForm } from './password-form.tsx'
import { words } from './sign-in.words.ts'

/** What a person signs in with, and where they are signed in now. */
export function SignIn({ user }: { readonly user: User }) {
  const said = useWords(words)
  return (
    <SettingsSection at="sign-in" title={said.title} about={said.about}>
      <RecoveryNote />
      <EmailForm user={user} />
      <PasswordForm user={user} />
      <Passkeys />
      <AuthenticatorApp />
      <BackupCodesPart />
      <Devices />
    </SettingsSection>
  )
}
