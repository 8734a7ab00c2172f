import type { Context, TaskHandlers } from '../../context/context.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'
import { writeTo } from '../auth/write-to.ts'
import { reopenTask, withdrawTask } from '../desk/open-task.ts'
import { moneyRequestEmail } from './emails.ts'
import { questionWords } from './question-words.ts'
import { answersOf } from './record.ts'

const name = 'balance_found_request'

/** Saves answers. One about what to do with a balance goes to people of ours, in the same transaction; changed, the new one counts. */
export async function saveMoneyRequest<Result>(
  context: Context,
  person: Person,
  said: Readonly<Record<string, unknown>>,
  save: (context: Context) => Promise<Result>,
): Promise<Result> {
  if (said[name] === undefined) return save(context)
  const work = async (trx: Context['db']) => {
    const on = { ...context, db: trx }
    const before = await wishOf(on, person.id)
    const saved = await save(on)
    const after = isFailure(saved) ? before : await wishOf(on, person.id)
    if (before === after) return saved
    if (before !== undefined) await withdrawTask(context, trx, 'money-request', `${person.id}/${before}`)
    // Back to what was wished before is a wish, too.
    if (after !== undefined) await reopenTask(context, trx, { kind: 'money-request', personId: person.id, about: `${person.id}/${after}` })
    return saved
  }
  // What is saved with it may be in a transaction already.
  return context.db.isTransaction ? work(context.db) : context.db.transaction().execute(work)
}

export const moneyRequestTasks = {
  'money-request': {
    show: async (context, db, { personId }) => {
      const wish = personId === null ? undefined : await questionWords(context, db, personId, name)
      return [{ title: 'What they want to do with the money', text: [wish ?? 'They took it back.'] }]
    },
    settle: async (context, trx, { personId }, settled) => {
      if (personId === null) return fail('not_found')
      if (settled.outcome === 'answered')
        await writeTo(context, trx, personId, (to) => moneyRequestEmail(to, 'answer', settled.values.answer))
      if (settled.outcome === 'asked')
        await writeTo(context, trx, personId, (to) => moneyRequestEmail(to, 'question', settled.values.question))
      return undefined
    },
  },
} satisfies Partial<TaskHandlers>

async function wishOf({ db, keys, flows }: Context, personId: string) {
  return (await answersOf({ db, keys }, flows.current().questions, personId))[name]
}
