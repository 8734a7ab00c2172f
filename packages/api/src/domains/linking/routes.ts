import type { linkingContracts } from '@app/schemas/api/accounts/linking'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers, Person } from '../../http/call/handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { linkedAccountsOf } from '../financial-accounts/linked-accounts.ts'
import { readAccounts } from './advance-link.ts'
import { verifyDeposits } from './deposits.ts'
import { endLink } from './end-link.ts'
import { exchangeForNew, exchangeToken, institutionIn } from './exchange.ts'
import { toInstitution } from './institution.ts'
import { openUpdateWindow, openWindow } from './link-tokens.ts'
import { findLink, findOwnLink, findOwnLinks } from './store.ts'

/** Linking accounts at banks and plans. */
export function linkingHandlers(context: Context) {
  return {
    createLinkToken: ({ person }) => openWindow(context, person.id, 'bank'),
    createMicroDepositLinkToken: ({ person }) => openWindow(context, person.id, 'micro-deposits'),
    createInvestmentLinkToken: ({ person }) => openWindow(context, person.id, 'investments'),
    createUpdateLinkToken: ({ person, body }) => openUpdateWindow(context, person.id, body.linked_institution),

    verifyMicroDeposits: ({ person, body }) => verifyDeposits(context, person.id, body.financial_account_id, body.public_token),

    exchangePublicToken: ({ person, body: { public_token: publicToken, metadata } }) =>
      exchangeToken(context, person, { kind: 'bank', makesPrimary: false, publicToken, ...institutionIn(metadata) }),

    exchangeForNewAccount: ({ person, body: { public_token: publicToken, metadata } }) =>
      exchangeForNew(context, person, { kind: 'bank', makesPrimary: true, publicToken, ...institutionIn(metadata) }),

    exchangeInvestmentToken: ({ person, body: { public_token: publicToken, inst_name: name, inst_id: institutionId } }) =>
      exchangeToken(context, person, { kind: 'investments', makesPrimary: false, publicToken, name, institutionId }),

    listLinkedInstitutions: async ({ person }) => ({
      results: (await findOwnLinks(context.db, person.id)).map((row) => toInstitution(context.keys, row)),
    }),

    refreshLinkedInstitution: ({ person, params }) => refresh(context, person.id, params.id),
    removeLinkedInstitution: ({ person, params }) => remove(context, person, params.id),
  } satisfies Handlers<typeof linkingContracts>
}

async function refresh(context: Context, personId: string, id: string) {
  const row = await findOwnLink(context.db, personId, id)
  if (!row) return fail('not_found')
  if (row.access_token === null || row.state === 'failed') return fail('not_in_this_state')
  const limited = await checkLimits(context, { linkTokensPerAccount: personId })
  if (limited) return limited
  const state = await readAccounts(context, row, false)
  if (state === 'login_required') return fail('bank_link_broken')
  if (state !== 'linked') return fail('partner_unavailable')
  const now = await findLink(context.db, id)
  return now ? { linked_institution: toInstitution(context.keys, now), accounts: await linkedAccountsOf(context, id) } : fail('not_found')
}

async function remove(context: Context, person: Person, id: string) {
  const row = await findOwnLink(context.db, person.id, id)
  if (!row) return fail('not_found')
  const holdsPrimary = (await linkedAccountsOf(context, id)).some((account) => account.primary_account)
  const refused = holdsPrimary ? requireStepUp(person, context.now()) : undefined
  if (refused) return refused
  const told = { actor: `person:${person.id}`, action: 'link.removed' }
  await context.db.transaction().execute((trx) => endLink(context, trx, id, told))
  return { status: 'OK' as const }
}
