import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import type { Failure } from '../../../client/service/answer.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { links } from '../../data/accounts/links.ts'
import { type Given, linkAccount, openLinkWindow } from '../../linking/link-account.ts'
import type { LinkKind } from '../../linking/link-kind.ts'
import { LinkWindow } from '../../linking/link-window.tsx'
import type { FieldProps } from '../field-kind.ts'
import styles from './bank-link.module.css'
import { words } from './bank-link.words.ts'
import { LinkList } from './link-list.tsx'
import { linkState } from './link-state.ts'

/** Signing in at a bank or plan in the window of the linking company. What is linked is linked when the window closes. */
export function BankLinkInput({ field, id, value, onChange, error }: FieldProps) {
  const said = useWords(words)
  // A step keeps its bank and its plan under names of their own.
  const kind: LinkKind = field.column === 'bank_link' ? 'bank' : 'investments'
  const held = links.use()
  const { standing, begin, finish, close, again } = useLinking(kind)
  const known = held.data && linkState(held.data, kind)
  // A try that failed on this visit leads on to what else can be done; one of before is no answer.
  const now = standing.hasFailed && known === 'failed-before' ? 'failed' : known
  // biome-ignore lint/correctness/useExhaustiveDependencies: only news of the service or of a try count
  useEffect(() => {
    if (held.data && value !== now) onChange(now)
  }, [held.data, now])
  useReturnedFocus(id, standing.isOpen)
  const own = (held.data ?? []).filter((link) => link.kind === kind)
  return (
    <div className={styles.field}>
      <Loaded of={held} empty={undefined}>
        {() => <LinkList links={own} />}
      </Loaded>
      {now === 'failed' && (
        <div role="alert">
          <Note title={said.failed} look="problem">
            {said.failedAbout}
          </Note>
        </div>
      )}
      {standing.failure && <NotDone failure={standing.failure} again={again} />}
      <Button id={id} look="small" isBusy={standing.isBusy} onClick={begin} aria-describedby={error ? `${id}-error` : undefined}>
        {own.some(({ state }) => state === 'linked') ? said.another : said.open[kind]}
      </Button>
      <p className={styles.busy} role="status">
        {standing.isBusy ? said.busy : ''}
      </p>
      {standing.isOpen && <LinkWindow kind={kind} onDone={finish} onClose={close} />}
    </div>
  )
}

type NotDoneProps = { readonly failure: Failure; readonly again: (() => void) | undefined }

function NotDone({ failure, again }: NotDoneProps) {
  const said = useWords(words)
  return (
    <div role="alert">
      <Note title={said.notDone} look="problem">
        <p>{failure.detail}</p>
        {again && (
          <Button look="small" onClick={again}>
            {said.again}
          </Button>
        )}
      </Note>
    </div>
  )
}

/** After the window is closed, the focus is back where it was opened. */
function useReturnedFocus(id: string, isOpen: boolean): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.getElementById(id)?.focus()
    wasOpen.current = isOpen
  }, [id, isOpen])
}

type Linking = {
  readonly isOpen: boolean
  readonly isBusy: boolean
  /** The institution refused on this visit. */
  readonly hasFailed: boolean
  readonly failure: Failure | undefined
  readonly given: Given | undefined
}

const resting: Linking = { isOpen: false, isBusy: false, hasFailed: false, failure: undefined, given: undefined }

/** From the button to the link: the window is opened, and what it gave is linked. */
function useLinking(kind: LinkKind) {
  const [standing, setStanding] = useState(resting)
  const finish = async (given: Given) => {
    setStanding({ ...resting, isBusy: true, given })
    const linked = await linkAccount(kind, given)
    const isRefused = !linked.ok && linked.failure.code === 'partner_refused'
    setStanding(linked.ok || isRefused ? { ...resting, hasFailed: isRefused } : { ...resting, given, failure: linked.failure })
  }
  const begin = async () => {
    setStanding({ ...resting, isBusy: true })
    const opened = await openLinkWindow(kind)
    setStanding(opened.ok ? { ...resting, isOpen: true } : { ...resting, failure: opened.failure })
  }
  const { given } = standing
  return {
    standing,
    begin: () => void begin(),
    finish: (chosen: Given) => void finish(chosen),
    close: () => setStanding(resting),
    again: given ? () => void finish(given) : undefined,
  }
}
