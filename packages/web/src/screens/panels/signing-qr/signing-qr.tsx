import { useCallback, useEffect, useRef } from 'react'
import { language, useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { late } from '../../../ui/late.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type Signing, savedSigning } from '../../data/papers/signing.ts'
import { usePolling } from '../../data/use-polling.ts'
import type { PanelProps } from '../panel-props.ts'
import { forgetLink, makeLink, type PhoneLink, useHandOver } from './hand-over.ts'
import styles from './signing-qr.module.css'
import { words } from './signing-qr.words.ts'
import { useIsOver } from './use-is-over.ts'

const QrCode = late(
  () => import('./qr-code.tsx').then((loaded) => loaded.QrCode),
  () => <Skeleton />,
)

/** Hands the papers to a telephone, waits for it, and goes on by itself once they are signed. */
export function SigningQr({ form, empty }: PanelProps) {
  const kept = savedSigning.use()
  const isWaiting = (kept.data?.waiting.length ?? 0) > 0
  useGoOn(form, kept.data)
  usePolling(isWaiting, loadAgain)
  return (
    <Loaded of={kept} empty={empty} isEmpty={({ waiting, signed }) => waiting.length === 0 && signed.length === 0}>
      {(signing) => (signing.waiting.length === 0 ? <Signed /> : <Link signing={signing} />)}
    </Loaded>
  )
}

function loadAgain(): void {
  void savedSigning.load(true)
}

/** Whatever the button says, what counts is what the service has. Papers that are signed while the page waits need no button. */
function useGoOn(form: PanelProps['form'], signing: Signing | undefined): void {
  const hasWaited = useRef(false)
  const { add, submit } = form
  const go = useRef(submit)
  go.current = submit
  useEffect(() => add('signing_sessions.on_phone', true), [add])
  const waiting = signing?.waiting.length
  useEffect(() => {
    if (waiting === undefined) return
    if (waiting > 0) hasWaited.current = true
    else if (hasWaited.current) {
      hasWaited.current = false
      forgetLink()
      void go.current()
    }
  }, [waiting])
}

function Signed() {
  const { signed } = useWords(words)
  return (
    <p className={styles.status} role="status">
      {signed}
    </p>
  )
}

function Link({ signing }: { readonly signing: Signing }) {
  const said = useWords(words)
  const { link, failure, isBusy } = useHandOver()
  const isOver = useIsOver(link?.expiresAtMs)
  const isOpened = signing.phone?.state === 'opened'
  const make = useCallback((send: 'nowhere' | 'email' | 'text') => void makeLink(send), [])
  useEffect(() => {
    if (!useHandOver.getState().link && !isOpened) make('nowhere')
  }, [make, isOpened])
  if (isOpened) return <Opened onAgain={() => make('nowhere')} />
  if (failure || isOver) {
    return (
      <Note title={said.ended} look="problem">
        <p>{failure?.detail ?? said.endedWhy}</p>
        <Button look="small" isBusy={isBusy} onClick={() => make('nowhere')}>
          {said.again}
        </Button>
      </Note>
    )
  }
  return link ? <Waiting link={link} textTo={signing.text_to} isBusy={isBusy} onSend={make} /> : <Skeleton />
}

type WaitingProps = {
  readonly link: PhoneLink
  readonly textTo: Signing['text_to']
  readonly isBusy: boolean
  readonly onSend: (send: 'email' | 'text') => void
}

/** The code to point a telephone at, and the other ways to get the link there. */
function Waiting({ link: { address, expiresAtMs, sentTo }, textTo, isBusy, onSend }: WaitingProps) {
  const said = useWords(words)
  return (
    <section className={styles.link} aria-labelledby="signing-code">
      <h2 id="signing-code" className={styles.heading}>
        {said.title}
      </h2>
      <QrCode address={address} label={said.code} />
      <p className={styles.until}>
        {said.until(new Date(expiresAtMs).toLocaleTimeString(language(), { hour: 'numeric', minute: '2-digit' }))}
      </p>
      <div className={styles.ways}>
        {textTo !== null && (
          <Button look="small" isBusy={isBusy} onClick={() => onSend('text')}>
            {said.text(textTo)}
          </Button>
        )}
        <Button look="small" isBusy={isBusy} onClick={() => onSend('email')}>
          {said.email}
        </Button>
        <a className={styles.open} href={address}>
          {said.open}
        </a>
      </div>
      <p className={styles.status} role="status">
        {sentTo === null ? said.waiting : said.sent(sentTo)}
      </p>
    </section>
  )
}

function Opened({ onAgain }: { readonly onAgain: () => void }) {
  const said = useWords(words)
  return (
    <div className={styles.link}>
      <p className={styles.status} role="status">
        {said.opened}
      </p>
      <Button look="small" onClick={onAgain}>
        {said.again}
      </Button>
    </div>
  )
}
