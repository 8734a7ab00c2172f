import { BackupCodes } from '../../account/second-factor/backup-codes.tsx'
import { PlainFrame } from '../frame/plain-frame.tsx'
import { words } from './entry.words.ts'

/** The backup codes of a colleague, this once. */
export function SaveBackupCodes({ codes, onSaved }: { readonly codes: readonly string[]; readonly onSaved: () => void }) {
  return (
    <PlainFrame title={words.backup}>
      <BackupCodes codes={codes} onSaved={onSaved} />
    </PlainFrame>
  )
}
