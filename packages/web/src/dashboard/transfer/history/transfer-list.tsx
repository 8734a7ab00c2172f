import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { readPageData } from '../../../client/service/page-data.ts'
import { openedAccounts } from '../../../screens/data/money/ira-accounts.ts'
import { readMoneyAnew, type Transfer, transfers } from '../../../screens/data/money/transfers.ts'
import { usePolling } from '../../../screens/data/use-polling.ts'
import { Choices } from '../../../ui/choices.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { leadTo } from '../../../ui/focus/lead-to.ts'
import { Lines } from '../../../ui/lines.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { More } from '../../../ui/more.tsx'
import parts from '../../frame/parts.module.css'
import { TransferLine } from './transfer-line.tsx'
import { type Shown, words } from './transfer-list.words.ts'

const fits: Readonly<Record<Shown, (transfer: Transfer) => boolean>> = {
  all: () => true,
  in: ({ direction }) => direction === 'DEPOSIT',
  out: ({ direction }) => direction === 'WITHDRAWAL',
  open: ({ processed }) => !processed,
}
const filters: readonly Shown[] = ['all', 'in', 'out', 'open']
const shownFirst = 8
const lookEveryMs = 30_000

/** Every deposit and withdrawal with where it is, the newest first. What moves on at the bank appears by itself. */
export function TransferList() {
  const said = useWords(words)
  const held = transfers.use()
  const [shown, setShown] = useState<Shown>('all')
  const [done, setDone] = useState('')
  useEffect(() => void transfers.load(true), [])
  // The button that was pressed is gone.
  useEffect(() => {
    if (done !== '') leadTo('moved-news')
  }, [done])
  const isMoving = held.data?.some(fits.open) === true
  usePolling(
    isMoving,
    useCallback(() => void readMoneyAnew(), []),
    lookEveryMs,
  )
  return (
    <section className={parts.part} aria-labelledby="moved">
      <h2 id="moved">{said.title}</h2>
      <Loaded of={held} empty={said.none} isEmpty={(all) => all.length === 0}>
        {(all) => (
          <>
            <Choices
              legend={said.show}
              choices={filters.map((value) => ({ value, label: said.filters[value] }))}
              chosen={shown}
              onChoose={setShown}
            />
            <p id="moved-news" tabIndex={-1} role="status" className={parts.about}>
              {done}
            </p>
            <Listed all={all.filter(fits[shown])} onTakenBack={setDone} />
            {isMoving && <p className={parts.about}>{fillBrandWords(said.called, readPageData().brand)}</p>}
          </>
        )}
      </Loaded>
    </section>
  )
}

type ListedProps = { readonly all: readonly Transfer[]; readonly onTakenBack: (said: string) => void }

function Listed({ all, onTakenBack }: ListedProps) {
  const said = useWords(words)
  const { data: opened } = openedAccounts.use()
  if (all.length === 0) return <Empty>{said.noneOf}</Empty>
  const drawn = all.map((transfer) => (
    <TransferLine
      key={transfer.pk}
      transfer={transfer}
      account={opened?.accounts.find(({ account_number }) => account_number === transfer.account_number)}
      onTakenBack={onTakenBack}
    />
  ))
  const earlier = drawn.slice(shownFirst)
  return (
    <>
      <Lines>{drawn.slice(0, shownFirst)}</Lines>
      {earlier.length > 0 && (
        <More title={said.earlier(earlier.length)}>
          <Lines>{earlier}</Lines>
        </More>
      )}
    </>
  )
}
