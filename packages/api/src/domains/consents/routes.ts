import type { consentContracts } from '@app/schemas/api/people/consents'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { type ConsentRow, findConsents, putConsent } from './store.ts'

/** What a person allows us. */
export function consentHandlers(context: Context) {
  const { db, now, hooks } = context
  return {
    listConsents: async ({ person }) => ({ results: (await findConsents(db, person.id)).map(toConsent) }),
    answerConsent: ({ person, body: { consent, answer, words = null } }) =>
      db.transaction().execute(async (trx) => {
        const { row, isNew } = await putConsent(trx, { person_id: person.id, consent, answer, answered_at: now(), words })
        const subject = `person:${person.id}`
        if (!isNew) return toConsent(row)
        await audit(trx, { actor: subject, action: 'consent.answered', subject, detail: { consent, answer } })
        if (consent === 'claim_help' && answer === 'no') await hooks.claimHelpRefused(context, trx, person.id)
        return toConsent(row)
      }),
  } satisfies Handlers<typeof consentContracts>
}

function toConsent({ consent, answer, answered_at }: ConsentRow) {
  return { consent, answer, answered_at: answered_at.toISOString() }
}
