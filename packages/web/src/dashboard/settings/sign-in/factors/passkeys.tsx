import { useState } from 'react'
import { BackupCodes } from '../../../../account/second-factor/backup-codes.tsx'
import { useWords } from '../../../../client/language.ts'
import { canUsePasskeys } from '../../../../client/session/passkeys.ts'
import { Button } from '../../../../ui/button.tsx'
import { Lines } from '../../../../ui/lines.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { OutcomeLine } from '../../outcome-line.tsx'
import styles from '../../settings.module.css'
import { InnerPart } from '../../settings-section.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { factorWords } from './factors.words.ts'
import { ownPasskeys } from './own-factors.ts'
import { PasskeyLine } from './passkey-line.tsx'

/** The passkeys of a person: added, named and removed here. */
export function Passkeys() {
  const said = useWords(factorWords)
  const held = ownPasskeys.use()
  const [news, setNews] = useState('')
  const [isAdding, setAdding] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>([])
  const close = (happened = '', newCodes: readonly string[] = []) => {
    setAdding(false)
    setNews(happened)
    setCodes(newCodes)
  }
  return (
    <InnerPart title={said.passkeys}>
      <p>{said.passkeysAbout}</p>
      <OutcomeLine text={news} />
      {codes.length > 0 && <BackupCodes codes={codes} onSaved={() => setCodes([])} />}
      <Loaded of={held} empty={said.noPasskeys} isEmpty={(all) => all.length === 0}>
        {(all) => (
          <Lines label={said.passkeys}>
            {all.map((one) => (
              <PasskeyLine key={one.pk} passkey={one} onDone={setNews} />
            ))}
          </Lines>
        )}
      </Loaded>
      {isAdding ? (
        <AddPasskey onClose={close} />
      ) : canUsePasskeys() ? (
        <div className={styles.buttons}>
          <Button look="small" onClick={() => setAdding(true)}>
            {said.add}
          </Button>
        </div>
      ) : (
        <p className={styles.small}>{said.cannot}</p>
      )}
    </InnerPart>
  )
}
