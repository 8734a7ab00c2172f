import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../client/language.ts'
import type { Failure } from '../../client/service/answer.ts'
import { useRequestKeys } from '../../client/service/use-request-keys.ts'
import { useKeptFields } from '../../client/use-kept-fields.ts'
import { holdings, latestActivity, type OwnMix, ownMix, portfolioNow, type Security } from '../../screens/data/money/portfolio.ts'
import { saveOwnMix } from '../../screens/data/money/save-own-mix.ts'
import { type MixRow, mixRows, readMix, restBps, wrongShares } from '../../screens/fields/securities/mix.ts'
import { MixInput } from '../../screens/fields/securities/mix-input.tsx'
import { words as fundWords } from '../../screens/fields/securities/securities.words.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { FieldFrame } from '../../ui/fields/field-frame.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from '../frame/parts.module.css'
import { ResumedLine } from '../transfer/resumed-line.tsx'
import { BeginFromMix } from './begin-from-mix.tsx'
import { words } from './build.words.ts'
import { OwnMixPreview } from './own-mix-preview.tsx'
import { OwnMixProjection } from './projection/own-mix-projection.tsx'
import { withRestShared } from './share-rest.ts'

/** A mix of one’s own, held against the one that fits the answers before it is taken. */
export function BuildPage() {
  const said = useWords(words)
  const [news, setNews] = useState('')
  // Changed on another device meanwhile, it would be changed from what it was.
  useEffect(() => void ownMix.load(true), [])
  return (
    <div className={styles.page}>
      <PageHeading title={said.title} />
      <p>{said.about}</p>
      <Loaded of={ownMix.use()} empty={undefined}>
        {(own) => <Builder key={own.version} own={own} onChange={() => setNews('')} onSaved={() => setNews(said.saved)} />}
      </Loaded>
      <OutcomeLine text={news} />
      <Link className={styles.more} to="/dashboard/settings/portfolio">
        {said.back}
      </Link>
    </div>
  )
}

const form = 'own-mix'

/** The funds and shares as the device keeps them. */
function readRows(kept: string): unknown {
  try {
    return JSON.parse(kept)
  } catch {
    return []
  }
}

type BuilderProps = { readonly own: OwnMix; readonly onChange: () => void; readonly onSaved: () => void }

function Builder({ own, onChange, onSaved }: BuilderProps) {
  const said = useWords(words)
  const mix = useTypedMix({ own, onChange, onSaved })
  const [hasBegun, setBegun] = useState(false)
  // The button that was pressed is gone, so the keyboard goes on in the first share.
  useEffect(() => {
    if (hasBegun) document.getElementById('own-mix-0')?.focus()
  }, [hasBegun])
  const { rows, failure } = mix
  return (
    <>
      <ErrorSummary wrong={mix.error === undefined ? [] : [{ id: 'own-mix', text: mix.error }]} attempt={mix.attempts} />
      {mix.isResumed && <ResumedLine firstField="own-mix" onClear={mix.clear} />}
      <FundsAndShares
        mix={mix}
        funds={own.results}
        onBegin={(begun) => {
          mix.change(begun)
          setBegun(true)
        }}
      />
      <OwnMixPreview rows={rows} funds={own.results} />
      <OwnMixProjection rows={rows} funds={own.results} />
      {failure && (
        <Note title={said.failed} look="problem" isNews>
          {failure.fields ? Object.values(failure.fields).flat().join(' ') : failure.detail}
        </Note>
      )}
      <p className={styles.about}>{said.trades}</p>
      <Button look="outline" isBusy={mix.isSaving} onClick={() => void mix.save()}>
        {said.save}
      </Button>
    </>
  )
}

/** The mix as it is typed and kept on the device, and how it is saved. */
function useTypedMix({ own, onChange, onSaved }: BuilderProps) {
  const said = useWords(words)
  const saved = JSON.stringify(own.entries.map(({ id, name, weight }) => ({ id, name, weight: String(weight) })))
  const { typed, set, isResumed, clear } = useKeptFields(form, { rows: saved })
  const value = readRows(typed.rows)
  const [error, setError] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const [failure, setFailure] = useState<Failure>()
  const [isSaving, setSaving] = useState(false)
  const keys = useRequestKeys(form)
  const latest = useRef(typed.rows)
  const change = (next: unknown) => {
    latest.current = JSON.stringify(next)
    set({ rows: latest.current })
    setError(undefined)
    setFailure(undefined)
    onChange()
  }
  const save = async () => {
    const read = readMix(value)
    if (!read.ok) {
      setAttempts((before) => before + 1)
      return setError(said.problems[read.problem] ?? said.problems.format)
    }
    setSaving(true)
    const sent = typed.rows
    const entries = read.value.map(({ id, weight }) => ({ id: String(id), weight }))
    const answer = await saveOwnMix(entries, keys.keyOf(entries))
    setSaving(false)
    if (!answer.ok) return setFailure(answer.failure)
    keys.renew()
    // What was typed on meanwhile stays, to be saved next.
    if (latest.current === sent) clear()
    for (const stale of [holdings, latestActivity, portfolioNow, ownMix]) stale.forget()
    onSaved()
    await ownMix.load()
  }
  // What was sent without an answer may have arrived.
  const isOther = isResumed && typed.rows !== saved
  return { value, rows: mixRows(value), error, attempts, failure, isSaving, isResumed: isOther, change, save, clear }
}

type FundsProps = {
  readonly mix: ReturnType<typeof useTypedMix>
  readonly funds: readonly Security[]
  readonly onBegin: (rows: readonly MixRow[]) => void
}

/** What the mix is made of, with a mix to begin from while it is empty, and a press that shares out what is left. */
function FundsAndShares({ mix: { value, rows, error, change }, funds, onBegin }: FundsProps) {
  const said = useWords(words)
  const { wrongShare } = useWords(fundWords)
  return (
    <div className={styles.part}>
      {rows.length === 0 && <BeginFromMix funds={funds} onBegin={onBegin} />}
      <FieldFrame id="own-mix" label={said.funds} help={said.help} error={error} labels="group">
        <MixInput
          field={{ help: said.help }}
          id="own-mix"
          value={value}
          onChange={change}
          error={error}
          wrong={wrongShares(value, wrongShare)}
        />
      </FieldFrame>
      {rows.length > 0 && restBps(rows) > 0 && (
        <Button look="small" onClick={() => change(withRestShared(rows))}>
          {said.shareRest}
        </Button>
      )}
    </div>
  )
}
