import { language } from '../../../client/language.ts'
import { type Answer, done, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { type FoundAccount, foundAccounts, isOwned } from '../../data/accounts/found-accounts.ts'
import { heldAccounts, unlockedAccounts } from '../../data/accounts/held-accounts.ts'
import { providers } from '../../data/accounts/providers.ts'
import { requestedMoves } from '../../data/accounts/requested-moves.ts'
import { destinationField, rolloverDestinations } from '../../data/accounts/rollover-destinations.ts'
import { rolloverNotes } from '../../data/accounts/rollover-notes.ts'
import { rollovers } from '../../data/accounts/rollovers.ts'
import type { RecordKind, Work } from '../record.ts'
import { noteOf, wayOf } from './rollover-note.ts'

const nothingChosen = {
  en: 'No account is chosen yet, so nothing was sent. Go back and tick the accounts to move.',
  es: 'Todavía no elegiste ninguna cuenta, así que no se envió nada. Vuelve atrás y marca las cuentas que quieres mover.',
}

/** Asks for the chosen accounts to be moved, and saves what a plan said about it on a call. */
export const transferRequests: RecordKind = {
  save: async (answers, work) => {
    const isRequest = answers['rollover_consent'] === true
    if (isRequest) {
      const moved = await moveChosen(answers, true, work)
      if (!moved.ok) return moved
    }
    const noted = await ask('POST /api/v1/accounts/found_accounts/rollover_notes/', {
      body: noteOf(answers, work.all['rollover_call']),
      key: `${work.key}-note`,
    })
    if (noted.ok) void rolloverNotes.load(true)
    const moved = noted.ok && work.all['rollover_call'] === 'done' ? await moveChosen(answers, false, work) : noted
    void rollovers.load(true)
    // People go on when the money has no account to go to yet: the page before and the dashboard say so, and lead to one.
    return moved.ok || moved.failure.code === 'destination_required' ? noted : moved
  },
}

/** Every account that was ticked, and those elsewhere that we may look at. What is on its way already stays so. */
async function moveChosen(answers: Typed, mustMove: boolean, work: Work): Promise<Answer<unknown>> {
  const [found, held, places] = await Promise.all([foundAccounts.load(true), heldAccounts.load(true), rolloverDestinations.load(true)])
  if (!found.ok) return found
  if (!held.ok) return held
  if (!places.ok) return places
  const way = wayOf(answers['delivery'])
  const chosen = found.data.filter((account) => account.selected && isOwned(account))
  const unlocked = unlockedAccounts(held.data)
  const { destination, unnamed } = destinationField(places.data, work.facts)
  const wanted = { way, destination }
  if (chosen.length + unlocked.length === 0) return moveTicked(found.data, { body: wanted, unnamed, mustMove })
  for (const account of chosen.filter(({ rollover }) => rollover === null)) {
    const { pk } = account
    const own = destinationField(places.data, work.facts, account)
    if (own.unnamed !== undefined) return notNamed(own.unnamed)
    const asked = await ask('POST /api/v1/accounts/found_accounts/rollover_request/', {
      body: { pk, way, destination: own.destination },
      key: `${work.key}-${pk}`,
    })
    if (!asked.ok && asked.failure.code !== 'already_done') return asked
  }
  void foundAccounts.load(true)
  if (!mustMove || unlocked.every(({ rollover_requested }) => rollover_requested)) return done(undefined)
  if (unnamed !== undefined) return notNamed(unnamed)
  const asked = await ask('POST /api/v1/financial_accounts/unlocked_accounts/rollover_request/', { body: wanted, key: `${work.key}-held` })
  if (asked.ok) void heldAccounts.load(true)
  return asked
}

type Ticked = { readonly body: object; readonly unnamed: string | undefined; readonly mustMove: boolean }

/** What was ticked by its provider, where no search has found accounts that could be ticked. */
async function moveTicked(found: readonly FoundAccount[], { body, unnamed, mustMove }: Ticked): Promise<Answer<unknown>> {
  const known = await providers.load(true)
  if (!known.ok) return known
  const ticked = requestedMoves(found, known.data).map(({ pk }) => pk)
  if (ticked.length === 0) return mustMove ? failed({ code: 'not_in_this_state', detail: nothingChosen[language()] }) : done(undefined)
  if (unnamed !== undefined) return notNamed(unnamed)
  return ask('POST /api/v1/accounts/providers/rollover_request/', { body: { user_providers: ticked, ...body } })
}

/** Without a destination the service takes the usual account, which is not what the person wants. */
function notNamed(detail: string): Answer<never> {
  return failed({ code: 'destination_required', detail })
}
