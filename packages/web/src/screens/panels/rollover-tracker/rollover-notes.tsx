import { language, useWords, type Words } from '../../../client/language.ts'
import { dateWords, dayWords } from '../../../client/words/day-words.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { type RolloverNote, rolloverNotes } from '../../data/accounts/rollover-notes.ts'
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
  readonly needed: string
  readonly needs: Readonly<Record<string, string>>
  readonly more: string
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
    needed: 'What they need',
    needs: {
      form: 'a form that you fill in and sign',
      spouse: 'your spouse’s signature',
      letter: 'a letter from your IRA provider',
      identity: 'proof of who you are',
      other: 'something else',
    },
    more: 'What else you told us',
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
    amount: 'Cantidad que dijeron',
    expected: 'Lo envían antes del',
    reference: 'Referencia',
    needed: 'Qué necesitan',
    needs: {
      form: 'un formulario que rellenas y firmas',
      spouse: 'la firma de tu cónyuge',
      letter: 'una carta de tu proveedor de IRA',
      identity: 'una prueba de quién eres',
      other: 'otra cosa',
    },
    more: 'Qué más nos contaste',
  },
}

/** What the plan said on the last call, as the person reported it. */
export function RolloverNotes() {
  const said = useWords(words)
  const { data = [] } = rolloverNotes.use()
  const note = data.find(({ about }) => about === 'call')
  if (!note) return null
  const { outcome, delivery, amount, expected_date: day, reference, more_needed: needed = [], note: more } = note
  const needs = needed.flatMap((need) => said.needs[need] ?? []).join(', ')
  const long = { month: 'long', day: 'numeric' } as const
  return (
    <section className={styles.notes}>
      <h2 className={styles.notesTitle}>{said.title}</h2>
      <Facts
        facts={[
          { name: said.day, value: dateWords(note.noted_at, language()) },
          ...(outcome ? [{ name: said.outcome, value: said.outcomes[outcome] }] : []),
          ...(delivery ? [{ name: said.delivery, value: said.deliveries[delivery] }] : []),
          ...(amount === undefined ? [] : [{ name: said.amount, value: <Amount dollars={amount} /> }]),
          ...(day ? [{ name: said.expected, value: dayWords(day, long) }] : []),
          ...(reference ? [{ name: said.reference, value: reference }] : []),
          ...(needs ? [{ name: said.needed, value: needs }] : []),
          ...(more ? [{ name: said.more, value: more }] : []),
        ]}
      />
    </section>
  )
}
