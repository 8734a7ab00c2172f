import { useWords, type Words } from '../../client/language.ts'
import { openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { Link } from '../../ui/link.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import parts from '../frame/parts.module.css'
import { TransferList } from './history/transfer-list.tsx'
import styles from './money.module.css'
import { MoneyHere, Owed } from './money-here.tsx'
import { NextAndLast } from './next-and-last.tsx'
import { Asked } from './other-ira/asked.tsx'
import { PutIn } from './put-in/put-in.tsx'
import { Repeating } from './repeating/repeating.tsx'
import own from './transfer-page.module.css'

type Said = {
  readonly title: string
  readonly other: string
  readonly takeOut: string
  readonly otherIra: string
  readonly move: string
  readonly borrow: string
}

const words: Words<Said> = {
  en: {
    title: 'Move money',
    other: 'Other ways to move money',
    takeOut: 'Take money out',
    otherIra: 'Change a deposit to your other kind of IRA',
    move: 'Move an old account here',
    borrow: 'Loans',
  },
  es: {
    title: 'Mover dinero',
    other: 'Otras formas de mover dinero',
    takeOut: 'Sacar dinero',
    otherIra: 'Cambiar un depósito a tu otro tipo de IRA',
    move: 'Traer una cuenta anterior',
    borrow: 'Préstamos',
  },
}

/** The other ways first, for people who came for one of them, and how it stands; then money in, once or repeating, what is there, and everything that has moved. */
export function TransferPage() {
  const said = useWords(words)
  return (
    <div className={own.page}>
      <div className={`${parts.column} ${own.first}`}>
        <PageHeading title={said.title} />
        <nav aria-label={said.other}>
          <ul className={styles.ways}>
            <li>
              <Link to="/dashboard/transfer/withdraw">{said.takeOut}</Link>
            </li>
            <li>
              <Link to="/dashboard/loan">{said.borrow}</Link>
            </li>
            <li>
              <Link to="/dashboard/rollover">{said.move}</Link>
            </li>
          </ul>
        </nav>
        <Owed />
        <NextAndLast />
        <PutIn />
      </div>
      <div className={`${parts.column} ${own.side}`}>
        <Repeating />
        <MoneyHere />
      </div>
      <div className={`${parts.column} ${own.rest}`}>
        <TransferList />
        <Asked />
        <OtherIra />
      </div>
    </div>
  )
}

/** For those who have an IRA here: nobody else has a deposit that could go to another kind. */
function OtherIra() {
  const said = useWords(words)
  const { data } = openedAccounts.use()
  const hasIra = data?.accounts.some(({ account_type: type, state }) => state === 'ACTIVE' && type !== 'INDIVIDUAL_401K')
  if (!hasIra) return null
  return (
    <Link className={parts.more} to="/dashboard/transfer/other-ira">
      {said.otherIra}
    </Link>
  )
}
