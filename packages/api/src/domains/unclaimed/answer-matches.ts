import type { unclaimedContracts } from '@app/schemas/api/accounts/unclaimed'
import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents } from '@app/schemas/api/fields'
import type { Words } from '@app/schemas/language'
import { afterAnswer, afterClaim, type UnclaimedState } from '@app/schemas/rules/accounts/unclaimed-life'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import { reopenTask, withdrawTask } from '../desk/open-task.ts'
import { lockMatchRows, lockUnfiledRows, type MatchAnswer, type MatchRow, updateMatch } from './store.ts'

type Answer = BodyOf<typeof unclaimedContracts.answerUnclaimed>['unclaimed_properties'][number]
type Claim = BodyOf<typeof unclaimedContracts.claimUnclaimed>['unclaimed_properties'][number]
type Refused = Failure<'not_found' | 'conflict_version' | 'not_in_this_state'>

/** Whether a person has paid for our help with filing. */
export type MayFile = (db: Queries, personId: string) => Promise<boolean>

const notPaid: Words<string> = {
  en: 'You haven’t paid for our help with filing, so nothing is filed. Pay for it, or file it yourself for free.',
  es: 'No pagaste nuestra ayuda para reclamar, así que no se presentó nada. Págala o presenta el reclamo gratis por tu cuenta.',
}

/** Saves “mine” or “not mine”. */
export function answerMatches(context: Context, personId: string, answers: readonly Answer[]): Promise<Refused | undefined> {
  return updateAll(context, personId, answers, (row, { mine }) => {
    const state = afterAnswer(row.state, mine)
    return state && { state, ...nothingClaimed }
  })
}

/** Saves that claims are sent or done. */
export async function claimMatches(
  context: Context,
  mayFile: MayFile,
  personId: string,
  claims: readonly Claim[],
): Promise<Refused | Failure<'not_paid'> | undefined> {
  const now = context.now()
  const isHelped = claims.some(({ how }) => how === 'with-help')
  if (isHelped && !(await mayFile(context.db, personId))) return fail('not_paid', { detail: notPaid })
  return updateAll(context, personId, claims, (row, { claimed, how, amount }) => {
    const state = afterClaim(row.state, claimed)
    return (
      state && {
        state,
        how,
        claimed_cents: claimed && amount !== undefined ? dollarsToCents(amount) : null,
        claim_started_at: row.claim_started_at ?? now,
        claimed_at: claimed ? (row.claimed_at ?? now) : null,
        filed_on: how === 'with-help' ? row.filed_on : null,
      }
    )
  })
}

/** Takes back the claims that one of us was to file and has not: what is with the state stays there. */
export async function takeClaimsBack(context: Context, trx: Queries, personId: string): Promise<void> {
  for (const { id } of await lockUnfiledRows(trx, personId)) {
    await updateMatch(trx, personId, id, { state: 'confirmed', ...nothingClaimed })
    await withdrawTask(context, trx, 'claim-filing', id)
  }
}

const nothingClaimed = { how: null, claimed_cents: null, claim_started_at: null, claimed_at: null, filed_on: null }

type Named = { readonly pk: string; readonly version: number }

/** All of it, or nothing when one of them does not exist, has changed meanwhile, or cannot be answered in its state. */
async function updateAll<One extends Named>(
  context: Context,
  personId: string,
  all: readonly One[],
  next: (row: MatchRow, one: One) => MatchAnswer | undefined,
): Promise<Refused | undefined> {
  return context.db.transaction().execute(async (trx) => {
    const ids = all.map(({ pk }) => pk)
    const rows = new Map((await lockMatchRows(trx, personId, ids)).map((row) => [row.id, row]))
    const wanted: { id: string; said: MatchAnswer }[] = []
    for (const one of all) {
      const row = rows.get(one.pk)
      if (!row) return fail('not_found')
      const said = next(row, one)
      // The same again, after an answer that was lost on the way.
      if (said && row.version === one.version + 1 && isSame(row, said)) continue
      if (row.version !== one.version)
        return fail('conflict_version', {
          fields: { [row.id]: [{ en: 'This was changed meanwhile.', es: 'Esto cambió mientras tanto.' }] },
        })
      if (!said) return fail('not_in_this_state', { fields: { [row.id]: [wordsFor[row.state]] } })
      wanted.push({ id: row.id, said })
    }
    for (const { id, said } of wanted) {
      await updateMatch(trx, personId, id, said)
      // What people of ours file is theirs to do until it is taken back.
      if (said.state === 'claim-started' && said.how === 'with-help')
        await reopenTask(context, trx, { kind: 'claim-filing', personId, about: id })
      else await withdrawTask(context, trx, 'claim-filing', id)
    }
    return undefined
  })
}

const wordsFor = {
  found: { en: 'Say first whether this is yours.', es: 'Di primero si esto es tuyo.' },
  rejected: { en: 'You said this isn’t yours. First say that it is.', es: 'Dijiste que esto no es tuyo. Primero di que sí lo es.' },
  confirmed: { en: 'You can’t change this right now.', es: 'Ahora no puedes cambiar esto.' },
  'claim-started': {
    en: 'The claim is sent. Say “mine” to take that back first.',
    es: 'El reclamo ya se envió. Di “es mío” para retirarlo primero.',
  },
  claimed: {
    en: 'This is claimed. First say that the claim isn’t done.',
    es: 'Esto ya se reclamó. Primero di que el reclamo no está hecho.',
  },
} as const satisfies Record<UnclaimedState, Words<string>>

function isSame(row: MatchRow, said: MatchAnswer): boolean {
  return row.state === said.state && row.how === said.how && row.claimed_cents === said.claimed_cents
}
