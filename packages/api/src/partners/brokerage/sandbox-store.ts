import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf, startOfDay } from '@app/schemas/rules/days/days'
import type { CoreContext } from '../../core/core-context.ts'
import type { Queries } from '../../db/database.ts'
import { addObject, findObject, putObject } from '../sandbox/store.ts'
import { type Planned, type SandboxAccount, sandboxAccount } from './sandbox-account.ts'

const partner = 'brokerage'
const worksAtHour = 15

export const stepJob = 'sandbox-brokerage-step'

/** What the sandbox does with an account at one moment: its state then, and what comes later. */
export type Changed = { readonly account: SandboxAccount; readonly planned: readonly Planned[] }

export async function saveAccount(
  { keys, jobs }: CoreContext,
  trx: Queries,
  account: SandboxAccount,
  planned: readonly Planned[],
  at: Date,
): Promise<void> {
  await putObject({ db: trx, keys }, { partner, id: account.id, kind: 'account', body: account }, at)
  for (const { step, bankDays, transfer = '' } of planned) {
    await jobs.send(trx, stepJob, { account: account.id, step, transfer }, workTime(at, bankDays))
  }
}

export async function findAccount(db: Queries, keys: CoreContext['keys'], id: string): Promise<SandboxAccount | undefined> {
  const found = await findObject({ db, keys }, partner, id)
  return found && sandboxAccount.parse(found.body)
}

/** Whether it is asked for the first time. */
export function isFirst({ db, keys, now }: CoreContext, id: string): Promise<boolean> {
  return addObject({ db, keys }, { partner, id: `asked ${id}`, kind: 'asked', body: null }, now())
}

/** The first two times. */
export async function isDown({ db, keys, now }: CoreContext, id: string): Promise<boolean> {
  const ask = (time: number) => addObject({ db, keys }, { partner, id: `down ${time} ${id}`, kind: 'down', body: null }, now())
  return (await ask(1)) || (await ask(2))
}

/** On that bank day, in the afternoon. */
function workTime(from: Date, bankDays: number): Date {
  return new Date(startOfDay(addBankDays(dayOf(from), bankDays)).getTime() + worksAtHour * 3_600_000)
}
