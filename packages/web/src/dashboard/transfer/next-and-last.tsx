import { dollarWords } from '@app/schemas/rules/money/money'
import { language, useWords, type Words } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { savingsProgram } from '../../screens/data/money/savings.ts'
import { schedules, type Transfer, transfers } from '../../screens/data/money/transfers.ts'
import { Facts } from '../../ui/facts.tsx'
import { type RepeatingDeposit, repeatingDeposits } from './repeating/repeating-deposit.ts'

type Own = {
  readonly next: (deposits: number) => string
  readonly on: (sum: string, day: string) => string
  readonly last: string
  readonly takeable: (sum: string, day: string) => string
  /** What a deposit has become that is no news any more has no words. */
  readonly states: Readonly<Record<Transfer['state'], ((sum: string) => string) | undefined>>
}

const words: Words<Own> = {
  en: {
    next: (deposits) => (deposits === 1 ? 'Next deposit' : `Next ${deposits} deposits`),
    on: (sum, day) => `${sum} on ${day}`,
    last: 'Last deposit',
    takeable: (sum, day) => `${sum} arrived, and can be taken out from ${day}`,
    states: {
      WAITING: (sum) => `${sum} is saved, and not sent yet`,
      SENT: (sum) => `${sum} is on its way`,
      SETTLED: (sum) => `${sum} arrived`,
      RETURNED: (sum) => `${sum} came back`,
      REFUSED: (sum) => `${sum} wasn’t taken`,
      AVAILABLE: undefined,
      TAKEN_BACK: undefined,
    },
  },
  es: {
    next: (deposits) => (deposits === 1 ? 'Próximo depósito' : `Próximos ${deposits} depósitos`),
    on: (sum, day) => `${sum} el ${day}`,
    last: 'Último depósito',
    takeable: (sum, day) => `${sum} ya llegaron; podrás sacarlos desde el ${day}`,
    states: {
      WAITING: (sum) => `${sum} están guardados y aún no se envían`,
      SENT: (sum) => `${sum} están en camino`,
      SETTLED: (sum) => `${sum} ya llegaron`,
      RETURNED: (sum) => `${sum} fueron devueltos`,
      REFUSED: (sum) => `${sum} no se aceptaron`,
      AVAILABLE: undefined,
      TAKEN_BACK: undefined,
    },
  },
}

/** The deposit that comes next and what has become of the last one, for people who came to see just that. Nothing where there is neither. */
export function NextAndLast() {
  const said = useWords(words)
  const { data: program } = savingsProgram.use()
  const { data: repeating = [] } = schedules.use()
  const { data: moved = [] } = transfers.use()
  const next = nextOf(repeatingDeposits(program, repeating))
  const last = lastWords(moved.find(isPutIn), said)
  if (!next && last === undefined) return null
  return (
    <Facts
      facts={[
        ...(next ? [{ name: said.next(next.count), value: said.on(dollarWords(next.amount, true), dateWords(next.day, language())) }] : []),
        ...(last === undefined ? [] : [{ name: said.last, value: last }]),
      ]}
    />
  )
}

type Next = { readonly count: number; readonly amount: number; readonly day: string }

/** The bank is debited for all of the same day. */
function nextOf(all: readonly RepeatingDeposit[]): Next | undefined {
  const running = all.filter(({ isPaused, missing }) => !isPaused && missing.length === 0)
  const [day] = running.flatMap(({ next_dates: [first] }) => first ?? []).toSorted()
  const due = running.filter(({ next_dates: [first] }) => first === day)
  return day === undefined ? undefined : { count: due.length, amount: due.reduce((sum, { amount }) => sum + amount, 0), day }
}

/** What a person put in, and not what was moved here, paid on a loan, or taken back before it was sent. The newest is the first of all. */
function isPutIn({ direction, contribution_type: type, loan_id: loan, state }: Transfer): boolean {
  return direction === 'DEPOSIT' && type !== 'ROLLOVER' && loan === null && state !== 'TAKEN_BACK'
}

function lastWords(last: Transfer | undefined, said: Own): string | undefined {
  if (!last) return undefined
  const sum = dollarWords(last.amount, true)
  if (last.state === 'SETTLED' && last.available_on !== null) return said.takeable(sum, dateWords(last.available_on, language()))
  return said.states[last.state]?.(sum)
}
