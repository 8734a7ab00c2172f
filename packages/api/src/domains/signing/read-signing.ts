import type { AnswerOf } from '@app/schemas/api/contract'
import type { signingContracts } from '@app/schemas/api/people/signing'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import { soundBrand } from '../../flows/sound-brand.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { type Account, accountOf } from '../auth/account.ts'
import { paperPdf } from '../documents/papers/paper-pdf.ts'
import { toPaper } from './paper.ts'
import { sealedSignatures } from './sealed.ts'
import { findHandOver, findSignatures, type SignatureRow } from './store.ts'
import { phoneToText } from './text-link.ts'
import { thingsToSign } from './things.ts'
import { type WrittenPaper, writePaper } from './write-papers.ts'

type SigningAnswer = AnswerOf<typeof signingContracts.readSigning>

/** Every paper that waits for a person’s signature, in the words of this moment. */
export async function waitingPapers(context: Context, db: Queries, account: Account): Promise<readonly WrittenPaper[]> {
  const brand = soundBrand(context.flows)
  const things = await thingsToSign(context, db, account.id)
  return things.map((thing) => writePaper(thing, nameOf(account), brand))
}

export async function readSigning(context: Context, personId: string) {
  const account = await accountOf(context, personId)
  if (!account) return fail('token_not_valid')
  return toSigningAnswer(context, account, await waitingPapers(context, context.db, account), await phoneToText(context, personId))
}

async function toSigningAnswer(
  context: Context,
  account: Account,
  waiting: readonly WrittenPaper[],
  textTo: string | null,
): Promise<SigningAnswer> {
  const { db, keys, now } = context
  const [signed, handOver] = await Promise.all([findSignatures(db, account.id), findHandOver(db, account.id, now())])
  return {
    signer: { first_name: account.firstName, last_name: account.lastName },
    waiting: waiting.map(({ about: _about, ...paper }) => paper),
    signed: signed.map((row) => toSigned(keys, row)),
    phone: handOver ? { state: handOver.opened_at ? 'opened' : 'offered', until: handOver.expires_at.toISOString() } : null,
    text_to: textTo,
  }
}

/** One of the papers as a file, as it is before it is signed. */
export async function readPaper(context: Context, personId: string, name: string) {
  const account = await accountOf(context, personId)
  if (!account) return fail('not_found')
  const paper = (await waitingPapers(context, context.db, account)).find((one) => one.paper === name)
  if (!paper) return fail('not_found')
  const bytes = await paperPdf(toPaper(paper, soundBrand(context.flows), ['To be signed on screen.'], context.now()))
  return { name: `${paper.title}.pdf`, bytes }
}

export function nameOf({ firstName, lastName }: Account): string {
  return `${firstName} ${lastName}`
}

function toSigned(keys: KeyRing, row: SignatureRow) {
  return {
    pk: row.id,
    kind: row.kind,
    title: row.title,
    signed_name: sealing(keys, sealedSignatures).open('signed_name', row.id, row.signed_name),
    has_drawing: row.drawing !== null,
    on: row.signed_on,
    signed_at: row.signed_at.toISOString(),
    hash: row.words_hash,
    document: row.document_id,
  }
}
