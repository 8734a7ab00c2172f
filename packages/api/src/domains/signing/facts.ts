import { accountTypes } from '@app/schemas/rules/accounts/account-type'
import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource, FlowWords } from '../../facts/fact-source.ts'
import { findExisting } from '../accounts/store.ts'
import { findAccountStates } from '../brokerage/account-store.ts'
import { findAgreementNames } from '../documents/store.ts'
import { findLoansToSign } from '../loans/store.ts'
import { answerFacts, withDerived } from '../questionnaire/answers.ts'
import { findSaved } from '../questionnaire/store.ts'
import { findHasPlan } from '../rollovers/destinations/destination-store.ts'
import { findFormNames } from '../rollovers/rollover-store.ts'
import { findSigned } from './store.ts'
import { accountsToSign, irasHere, signedAt, takesMoney } from './to-sign.ts'

const names = z.array(z.string()).catch([])
const known = z.object({
  signed: z.array(z.object({ kind: z.enum(['account', 'transfer', 'loan']), about: z.string(), signed_at: z.coerce.date() })),
  accounts: z.array(
    z.object({
      account_type: z.enum(['TRADITIONAL_IRA', 'ROTH_IRA', 'INDIVIDUAL_401K']),
      state: z.string(),
      created_at: z.coerce.date(),
      updated_at: z.coerce.date(),
    }),
  ),
  agreements: names,
  forms: names,
  elsewhere: z.boolean(),
  loans: names,
  answers: z.record(z.string(), z.union([z.string(), z.boolean()]).catch('')).nullable(),
})
const dayMs = 24 * 3_600_000

/**
 * What papers say to flows: whether there is one to sign, or to look at because it was signed within a day, and whether all are signed.
 * An IRA with us takes no money before it is open and signed for: whoever named no other place for theirs waits for it.
 */
export function signingFacts(words: () => Pick<FlowWords, 'questions'>, now: () => Date): FactSource {
  return {
    query: (db, personId) =>
      db.selectNoFrom(
        sql<unknown>`jsonb_build_object('signed', coalesce((${findSigned(db, personId)}), '[]'),
          'accounts', coalesce((${findAccountStates(db, personId)}), '[]'), 'agreements', (${findAgreementNames(db, personId)}),
          'forms', (${findFormNames(db, personId)}), 'loans', (${findLoansToSign(db, personId)}),
          'elsewhere', (${findExisting(db, personId)})::boolean or (${findHasPlan(db, personId)})::boolean,
          'answers', (${findSaved(db, personId)}))`.as('found'),
      ),
    facts: (found) => {
      if (found === null) return { 'ira.here': false, 'move.waits': false, 'papers.current': false, 'papers.signed': false }
      const { signed, accounts, agreements, forms, loans, elsewhere, answers } = known.parse(found)
      const { questions } = words()
      const { account_type: said } = answerFacts(questions, withDerived(questions, answers ?? {}))
      const chosen = accountTypes.find((type) => type === said)
      const waits =
        accountsToSign({ accounts, signed, agreements, chosen }).length > 0 ||
        forms.some((id) => !signedAt(signed, 'transfer', id)) ||
        loans.some((id) => !signedAt(signed, 'loan', id))
      const yesterday = now().getTime() - dayMs
      const isSigned = signed.some(({ signed_at: at }) => at.getTime() > yesterday)
      const iras = irasHere(accounts)
      return {
        // One that was just applied for stays on the way that led to it.
        'ira.here': iras.some(({ created_at: at }) => at.getTime() <= yesterday),
        'move.waits': iras.length > 0 && !iras.some((one) => takesMoney(one, accounts, signed)) && !elsewhere,
        'papers.current': waits || isSigned,
        'papers.signed': isSigned && !waits,
      }
    },
  }
}
