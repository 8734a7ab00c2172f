import { accountTypes } from '@app/schemas/rules/accounts/account-type'
import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource, FlowWords } from '../../facts/fact-source.ts'
import { findAccountStates } from '../brokerage/account-store.ts'
import { findAgreementNames } from '../documents/store.ts'
import { findLoansToSign } from '../loans/store.ts'
import { answerFacts, withDerived } from '../questionnaire/answers.ts'
import { findSaved } from '../questionnaire/store.ts'
import { findFormNames } from '../rollovers/rollover-store.ts'
import { findSigned } from './store.ts'
import { accountsToSign, signedAt } from './to-sign.ts'

const names = z.array(z.string()).catch([])
const known = z.object({
  signed: z.array(z.object({ kind: z.enum(['account', 'transfer', 'loan']), about: z.string(), signed_at: z.coerce.date() })),
  accounts: z.array(
    z.object({
      account_type: z.enum(['TRADITIONAL_IRA', 'ROTH_IRA', 'INDIVIDUAL_401K']),
      state: z.string(),
      updated_at: z.coerce.date(),
    }),
  ),
  agreements: names,
  forms: names,
  loans: names,
  answers: z.record(z.string(), z.union([z.string(), z.boolean()]).catch('')).nullable(),
})
const dayMs = 24 * 3_600_000

/** What papers say to flows: whether there is one to sign, or to look at because it was signed within a day, and whether all are signed. */
export function signingFacts(words: () => Pick<FlowWords, 'questions'>, now: () => Date): FactSource {
  return {
    query: (db, personId) =>
      db.selectNoFrom(
        sql<unknown>`jsonb_build_object('signed', coalesce((${findSigned(db, personId)}), '[]'),
          'accounts', coalesce((${findAccountStates(db, personId)}), '[]'), 'agreements', (${findAgreementNames(db, personId)}),
          'forms', (${findFormNames(db, personId)}), 'loans', (${findLoansToSign(db, personId)}),
          'answers', (${findSaved(db, personId)}))`.as('found'),
      ),
    facts: (found) => {
      if (found === null) return { 'papers.current': false, 'papers.signed': false }
      const { signed, accounts, agreements, forms, loans, answers } = known.parse(found)
      const { questions } = words()
      const { account_type: said } = answerFacts(questions, withDerived(questions, answers ?? {}))
      const chosen = accountTypes.find((type) => type === said)
      const waits =
        accountsToSign({ accounts, signed, agreements, chosen }).length > 0 ||
        forms.some((id) => !signedAt(signed, 'transfer', id)) ||
        loans.some((id) => !signedAt(signed, 'loan', id))
      const isSigned = signed.some(({ signed_at: at }) => at.getTime() > now().getTime() - dayMs)
      return { 'papers.current': waits || isSigned, 'papers.signed': isSigned && !waits }
    },
  }
}
