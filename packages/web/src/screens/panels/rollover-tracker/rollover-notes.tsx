import { useWords, type Words } from '../../../client/language.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { dayWords } from '../../call-times/moment-words.ts'
import { type RolloverNote, rolloverNotes } from '../../data/rollover-notes.ts'
import styles from './rollover-tracker.module.css'

type Own = {
  readonly title: string
  readonly day: string
  readonly outcome: string
  readonly outcomes: Readonly<Record<NonNullable<RolloverNote['outcome']>, string>>
  readonly delivery: string
  readonly deliveries: Readonly<Record<NonNullable<RolloverNote['delivery']>, string>>
  readonly amount: string
  readonly expected: string
  readonly reference: string
}

const words: Words<Own> = {
  en: {
    title: 'What you told us after the call',
    day: 'Told on',
    outcome: 'How it went',
    outcomes: { done: 'They send the money', 'not-reached': 'Not reached', 'more-needed': 'They need something more' },
    delivery: 'How it is sent',
    deliveries: {
      wire: 'By wire',
      'check-to-provider': 'By check to your IRA provider',
      'check-to-home': 'By check to your home, made out to your IRA provider',
      'check-to-me': 'By check made out to you',
      'not-sure': 'Not known yet',
    },
    amount: 'Amount they named',
    expected: 'They send it by',
    reference: 'Reference',
  },
  es: {
    title: 'Lo que nos contaste después de la llamada',
    day: 'Fecha',
    outcome: 'Cómo fue',
    outcomes: { done: 'Envían el dinero', 'not-reached': 'No se pudo contactar', 'more-needed': 'Necesitan algo más' },
    delivery: 'Cómo se envía',
    deliveries: {
      wire: 'Por transferencia',
      'check-to-provider': 'Por cheque a tu proveedor de IRA',
      'check-to-home': 'Por cheque a tu casa, a nombre de tu proveedor de IRA',
      'check-to-me': 'Por cheque a tu nombre',
      'not-sure': 'Aún no se sabe',
    },
    amount: 'Importe que dijeron',
    expected: 'Lo envían antes del',
    reference: 'Referencia',
  },
}

/** What the plan said on the last call, as the person told us. */
export function RolloverNotes() {
  const said = useWords(words)
  const { data = [] } = rolloverNotes.use()
  const note = data.find(({ about }) => about === 'call')
  if (!note) return null
  const { outcome, delivery, amount, expected_date: day, reference } = note
  const long = { month: 'long', day: 'numeric' } as const
  return (
    <section className={styles.notes}>
      <h2 className={styles.notesTitle}>{said.title}</h2>
      <Facts
        facts={[
          { name: said.day, value: dayWords(note.noted_at.slice(0, 10), long) },
          ...(outcome ? [{ name: said.outcome, value: said.outcomes[outcome] }] : []),
          ...(delivery ? [{ name: said.delivery, value: said.deliveries[delivery] }] : []),
          ...(amount === undefined ? [] : [{ name: said.amount, value: <Amount dollars={amount} /> }]),
          ...(day ? [{ name: said.expected, value: dayWords(day, long) }] : []),
          ...(reference ? [{ name: said.reference, value: reference }] : []),
        ]}
      />
    </section>
  )
}
