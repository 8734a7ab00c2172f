import { useState } from 'react'
import { BackupCodes } from '../../../../account/second-factor/backup-codes.tsx'
import { useWords } from '../../../../client/language.ts'
import { ask } from '../../../../client/service/ask.ts'
import { Button } from '../../../../ui/button.tsx'
import { OutcomeLine } from '../../../../ui/focus/outcome-line.tsx'
import { dayIn } from '../../day-of.ts'
import styles from '../../settings.module.css'
import { InnerPart } from '../../settings-section.tsx'
import { factorWords } from './factors.words.ts'
import { ownFactors, readFactorsAnew } from './own-factors.ts'
import { useNewCodes } from './use-new-codes.ts'

/** How many backup codes are left, and new ones. Without a second factor there are none. */
export function BackupCodesPart() {
  const said = useWords(factorWords)
  const { data } = ownFactors.use()
  const { codes, news, problem, isBusy, make, saved } = useMaking()
  if (!data?.is_set) return null
  const { backup_codes_made_at: made } = data
  return (
    <InnerPart title={said.codes}>
      <OutcomeLine text={news} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {codes.length > 0 ? (
        <BackupCodes codes={codes} onSaved={saved} />
      ) : (
        <>
          <p>{said.codesLeft(data.backup_codes_left)}</p>
          {data.backup_codes_left > 0 && <p>{said.codesMade(made === null ? undefined : dayIn(made))}</p>}
          <div className={styles.buttons}>
            <Button look="small" isBusy={isBusy} onClick={() => void make()}>
              {said.newCodes}
            </Button>
            <span className={styles.small}>{said.newCodesText}</span>
          </div>
        </>
      )}
    </InnerPart>
  )
}

/** New codes take the place of all others, and are shown until the person has saved them. */
function useMaking() {
  const said = useWords(factorWords)
  const { codes, show, date, hide } = useNewCodes()
  const [news, setNews] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    setNews('')
    setProblem('')
    const answer = await ask('POST /api/v1/auth/second-factor/backup-codes/')
    setBusy(false)
    setProblem(answer.ok ? '' : answer.failure.detail)
    if (!answer.ok) return
    show(answer.data.backup_codes)
    date(await readFactorsAnew())
  }
  const saved = () => {
    hide()
    setNews(said.codesSaved)
  }
  return { codes, news, problem, isBusy, make, saved }
}
