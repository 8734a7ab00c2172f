import type { linkingContracts } from '@app/schemas/api/linking'
import { fail } from '../../http/failure.ts'
import type { Handlers, Person } from '../../http/handlers.ts'
import { keepLimits } from '../auth/keep-limits.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { linkedAccountsOf } from '../financial-accounts/linked-accounts.ts'
import { readAccounts } from './advance-link.ts'
import { verifyDeposits } from './deposits.ts'
import { endLink } from './end-link.ts'
import { exchangeForNew, exchangeToken, institutionIn } from './exchange.ts'
import { toInstitution } from './institution.ts'
import { openUpdateWindow, openWindow } from './link-tokens.ts'
import type { LinkingGround } from './linking-ground.ts'
import { findLink, findOwnLink, findOwnLinks } from './store.ts'

/** Linking accounts at banks and plans. */
export function linkingHandlers(linking: LinkingGround) {
  const { ground } = linking
  return {
    createLinkToken: ({ person }) => openWindow(linking, person.id, 'bank'),
    createMicroDepositLinkToken: ({ person }) => openWindow(linking, person.id, 'micro-deposits'),
    createInvestmentLinkToken: ({ person }) => openWindow(linking, person.id, 'investments'),
    createUpdateLinkToken: ({ person, body }) => openUpdateWindow(linking, person.id, body.linked_institution),

    verifyMicroDeposits: ({ person, body }) => verifyDeposits(linking, person.id, body.financial_account_id, body.public_token),

    exchangePublicToken: ({ person, body: { public_token: publicToken, metadata } }) =>
      exchangeToken(linking, person, { kind: 'bank', makesPrimary: false, publicToken, ...institutionIn(metadata) }),

    exchangeForNewAccount: ({ person, body: { public_token: publicToken, metadata } }) =>
      exchangeForNew(linking, person, { kind: 'bank', makesPrimary: true, publicToken, ...institutionIn(metadata) }),

    exchangeInvestmentToken: ({ person, body: { public_token: publicToken, inst_name: name, inst_id: institutionId } }) =>
      exchangeToken(linking, person, { kind: 'investments', makesPrimary: false, publicToken, name, institutionId }),

    listLinkedInstitutions: async ({ person }) => ({
      results: (await findOwnLinks(ground.db, person.id)).map((row) => toInstitution(ground.keys, row)),
    }),

    refreshLinkedInstitution: ({ person, params }) => refresh(linking, person.id, params.id),
    removeLinkedInstitution: ({ person, params }) => remove(linking, person, params.id),
  } satisfies Handlers<typeof linkingContracts>
}

async function refresh(linking: LinkingGround, personId: string, id: string) {
  const { ground } = linking
  const row = await findOwnLink(ground.db, personId, id)
  if (!row) return fail('not_found')
  if (row.access_token === null || row.state === 'failed') return fail('not_in_this_state')
  const limited = await keepLimits(ground, { linkTokensPerAccount: personId })
  if (limited) return limited
  const state = await readAccounts(linking, row, false)
  if (state === 'login_required') return fail('bank_link_broken')
  if (state !== 'linked') return fail('partner_unavailable')
  const now = await findLink(ground.db, id)
  return now ? { linked_institution: toInstitution(ground.keys, now), accounts: await linkedAccountsOf(ground, id) } : fail('not_found')
}

async function remove({ ground }: LinkingGround, person: Person, id: string) {
  const row = await findOwnLink(ground.db, person.id, id)
  if (!row) return fail('not_found')
  const holdsPrimary = (await linkedAccountsOf(ground, id)).some((account) => account.primary_account)
  const refused = holdsPrimary ? requireStepUp(person, ground.now()) : undefined
  if (refused) return refused
  const told = { actor: `person:${person.id}`, action: 'link.removed' }
  await ground.db.transaction().execute((trx) => endLink(ground, trx, id, told))
  return { status: 'OK' as const }
}
