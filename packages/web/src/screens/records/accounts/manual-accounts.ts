import { fixedRecordKeepers } from '@app/schemas/rules/accounts/employers'
import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { onSignOut } from '../../../client/session/resets.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { type HeldAccount, heldAccounts } from '../../data/accounts/held-accounts.ts'
import { providers } from '../../data/accounts/providers.ts'
import { loanLimits } from '../../data/loans/loan-quote.ts'
import type { RecordKind, Work } from '../record.ts'
import { shownRow, syncRows } from '../sync-rows.ts'

const otherRecordKeeper = fixedRecordKeepers[1]

/** Accounts that a person adds by hand: a list of them, or the one that a page asks about. */
export const manualAccounts: RecordKind = {
  load: async () => {
    const listed = await listManual()
    return listed.ok ? done({ list: listed.data.map((one) => shownRow(toRow(one), one)) }) : listed
  },
  save: async (answers, work) => {
    const saved = await ('list' in answers ? saveList(answers['list'], work) : saveOne(answers, work))
    heldAccounts.forget()
    providers.forget()
    // What may be borrowed goes by the balances.
    loanLimits.forget()
    return saved
  },
}

async function saveList(list: unknown, { key }: Work): Promise<Answer<unknown>> {
  return syncRows(
    Array.isArray(list) ? list : [],
    {
      list: listManual,
      put: () => {},
      isSame: (row, kept) => isSame(formOf(row), kept),
      isAbout: (row, kept) => row['company_name'] === kept.company_name && row['institution_name'] === kept.institution_name,
      add,
      change,
      remove: ({ pk }) => ask('DELETE /api/v1/financial_accounts/manual_accounts/{id}/delete', { params: { id: pk } }),
      nameOf: (row) => String(row['company_name'] ?? row['institution_name'] ?? ''),
    },
    key,
  )
}

/** Told once more, it is the same account and no other one. */
async function saveOne(answers: Typed, { key, step }: Work): Promise<Answer<unknown>> {
  const { other_provider: other } = answers
  const isOther = answers['institution_name'] === otherRecordKeeper && typeof other === 'string' && other !== ''
  const row = isOther ? { ...answers, institution_name: other } : answers
  if (row['institution_name'] === undefined) return done(undefined)
  const listed = await listManual()
  if (!listed.ok) return listed
  const same = listed.data.find((kept) => isSame(formOf(row), kept))
  const before = listed.data.find(({ pk }) => pk === accountOfStep.get(step))
  const saved = same ? done(same) : before ? await change(row, before) : await add(row, key)
  if (saved.ok) accountOfStep.set(step, saved.data.pk)
  return saved
}

/** Which account each step has saved since the page was opened: going back and correcting it changes that one and adds no second. */
const accountOfStep = new Map<string, string>()
onSignOut(() => accountOfStep.clear())

function change(row: Typed, { pk, version }: HeldAccount) {
  return ask('PATCH /api/v1/financial_accounts/manual_accounts/{id}/update', {
    params: { id: pk },
    base: version,
    body: formOf(row),
  })
}

function add(row: Typed, key: string) {
  return ask('POST /api/v1/financial_accounts/manual_accounts/create/', { body: formOf(row), key })
}

async function listManual(): Promise<Answer<readonly HeldAccount[]>> {
  const answer = await ask('GET /api/v1/financial_accounts/manual_accounts/')
  return answer.ok ? done(answer.data.results) : answer
}

function toRow({ pk, company_name, institution_name, current_balance }: HeldAccount): Typed {
  return { pk, company_name, institution_name, current_balance }
}

function formOf({ company_name, institution_name, current_balance }: Typed) {
  return {
    ...(typeof company_name === 'string' && company_name !== '' && { company_name }),
    institution_name: String(institution_name ?? ''),
    current_balance: typeof current_balance === 'number' ? current_balance : null,
  }
}

function isSame(form: ReturnType<typeof formOf>, kept: HeldAccount): boolean {
  return (
    form.institution_name === kept.institution_name &&
    form.current_balance === kept.current_balance &&
    (form.company_name ?? null) === kept.company_name
  )
}
