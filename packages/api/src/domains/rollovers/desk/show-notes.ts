import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Context } from '../../../context/context.ts'
import type { TaskPart } from '../../../context/task.ts'
import type { Queries } from '../../../db/database.ts'
import { codeWords } from '../../desk/code-words.ts'
import { listRolloverNotes } from '../notes/rollover-notes.ts'

type Note = Awaited<ReturnType<typeof listRolloverNotes>>['results'][number]

const outcomes: Readonly<Record<NonNullable<Note['outcome']>, string>> = {
  done: 'They’ll send the money',
  'not-reached': 'Not reached',
  'more-needed': 'They need something else',
}
const deliveries: Readonly<Record<NonNullable<Note['delivery']>, string>> = {
  wire: 'By wire',
  'check-to-provider': 'By check to the new account',
  'check-to-home': 'By check to the customer’s home, made out to the new account',
  'check-to-me': 'By check made out to the customer',
  'not-sure': 'They don’t know',
}
/** The options of the page that asks for it. */
const needs: Readonly<Record<string, string>> = {
  form: 'A form for the customer to fill out and sign',
  spouse: 'The spouse’s signature',
  letter: 'A letter from the new provider or plan',
  identity: 'Proof of who the customer is',
  other: 'Something else',
}

/** What the customer reported of their calls with plans, so that whoever asks a plan knows it: the latest first, as on their own page. */
export async function showNotes({ keys }: Pick<Context, 'keys'>, db: Queries, personId: string): Promise<readonly TaskPart[]> {
  const { results } = await listRolloverNotes({ keys, db }, personId)
  return results.filter(({ about }) => about === 'call').map(toPart)
}

function toPart({ noted_at, outcome, delivery, amount, expected_date: day, reference, more_needed: needed, note }: Note): TaskPart {
  const facts = [
    outcome && { label: 'How it went', value: outcomes[outcome] },
    delivery && { label: 'How it’s sent', value: deliveries[delivery] },
    amount !== undefined && { label: 'Amount they named', value: formatCents(Math.round(amount * 100)) },
    day && { label: 'To be sent by', value: dayWords(day) },
    reference && { label: 'Their number', value: reference },
    needed && { label: 'What they need', value: needed.map((need) => needs[need] ?? codeWords(need)).join('; ') },
  ]
  return {
    title: `What the customer said of a call, ${dayWords(dayOf(new Date(noted_at)))}`,
    facts: facts.filter((fact) => typeof fact === 'object'),
    ...(note !== undefined && { text: [note] }),
  }
}
