import { useState } from 'react'
import { BackupCodes } from '../../../../account/second-factor/backup-codes.tsx'
import { useWords } from '../../../../client/language.ts'
import { canUsePasskeys } from '../../../../client/session/passkeys.ts'
import { OutcomeLine } from '../../../../ui/focus/outcome-line.tsx'
import { Lines } from '../../../../ui/lines.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Changeable } from '../../changeable.tsx'
import styles from '../../settings.module.css'
import { InnerPart } from '../../settings-section.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { factorWords } from './factors.words.ts'
import { ownPasskeys } from './own-factors.ts'
import { PasskeyLine } from './passkey-line.tsx'
import { useNewCodes } from './use-new-codes.ts'

/** The passkeys of a person: added, named and removed here. */
export function Passkeys() {
  const said = useWords(factorWords)
  const held = ownPasskeys.use()
  const [news, setNews] = useState('')
  const fresh = useNewCodes()
  return (
    <InnerPart title={said.passkeys}>
      <p>{said.passkeysAbout}</p>
      <OutcomeLine text={news} />
      {fresh.codes.length > 0 && <BackupCodes codes={fresh.codes} onSaved={fresh.hide} />}
      <Loaded of={held} empty={said.noPasskeys} isEmpty={(all) => all.length === 0}>
        {(all) => (
          <Lines label={said.passkeys}>
            {all.map((one) => (
              <PasskeyLine key={one.pk} passkey={one} onDone={setNews} />
            ))}
          </Lines>
        )}
      </Loaded>
      {canUsePasskeys() ? (
        <Changeable shown={null} change={said.add}>
          {(close) => (
            <AddPasskey
              onKeep={close}
              onAdded={(happened, newCodes, madeAt) => {
                setNews('')
                fresh.show(newCodes, madeAt)
                close(happened)
              }}
            />
          )}
        </Changeable>
      ) : (
        <p className={styles.small}>{said.cannot}</p>
      )}
    </InnerPart>
  )
}
