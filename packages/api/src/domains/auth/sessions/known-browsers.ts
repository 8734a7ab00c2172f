import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Queries } from '../../../db/database.ts'
import type { Sender } from '../../../http/call/handlers.ts'
import { newToken } from '../../../security/random-token.ts'
import { emailIndexes } from '../account.ts'
import type { AuthContext } from '../auth-context.ts'
import { findPeople, type PersonRow } from '../store.ts'

/** A browser in which somebody has signed in to this account before. `name` is the browser's own, and says nothing. */
export type KnownBrowser = { readonly personId: string; readonly name: string }

type Mark = KnownBrowser & { readonly proof: string }

const cookie = 'known_browser'
const halfAYearSeconds = 180 * 86_400
/** A household shares a browser. More would make the head of every request longer. */
const mostPeople = 4
const written = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})\.([\w-]{43})$/

/**
 * Whether this browser has signed in to an account of this address before, with the password that it has now. Guesses made elsewhere do
 * not keep it from trying.
 */
export async function knownBrowser(auth: AuthContext, sender: Sender, email: string): Promise<KnownBrowser | undefined> {
  const marks = marksOf(sender)
  if (marks.length === 0) return undefined
  const { db, keys } = auth.context
  const rows = await findPeople(
    db,
    marks.map(({ personId }) => personId),
  )
  const indexes = emailIndexes(keys, email)
  return marks.find((mark) => {
    const row = rows.find(({ id }) => id === mark.personId)
    return row && indexes.includes(row.email_index) && isRight(auth, mark, row)
  })
}

/** Leaves in the browser that its person has signed in here. A new password makes it worthless. */
export async function rememberBrowser(auth: AuthContext, trx: Queries, personId: string, sender: Sender): Promise<void> {
  if (!sender.isOwnPage) return
  const [row] = await findPeople(trx, [personId])
  if (!row) return
  const marks = marksOf(sender)
  const name = marks.find((mark) => mark.personId === personId)?.name ?? newToken()
  const proof = proofWith(auth.browserKeys.current.key, name, row)
  const others = marks.filter((mark) => mark.personId !== personId)
  const value = [{ personId, name, proof }, ...others.slice(0, mostPeople - 1)].map((mark) =>
    [mark.personId, mark.name, mark.proof].join('.'),
  )
  sender.giveOwnCookie({ name: cookie, value: value.join('~'), seconds: halfAYearSeconds })
}

function marksOf(sender: Sender): Mark[] {
  const marks = (sender.ownCookie(cookie) ?? '').split('~').slice(0, mostPeople)
  return marks.flatMap((mark) => {
    const [, personId, name, proof] = written.exec(mark) ?? []
    return personId !== undefined && name !== undefined && proof !== undefined ? [{ personId, name, proof }] : []
  })
}

function isRight({ browserKeys }: AuthContext, { name, proof }: Mark, row: PersonRow): boolean {
  const given = Buffer.from(proof)
  return [...browserKeys.byId.values()].some((key) => timingSafeEqual(Buffer.from(proofWith(key, name, row)), given))
}

function proofWith(key: Buffer, name: string, { id, password_hash: passwordHash }: PersonRow): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([id, name, passwordHash]))
    .digest('base64url')
}
