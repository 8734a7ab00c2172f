import type { BodyOf } from '@app/schemas/api/contract'
import { type OpenableAccount, openableAccounts } from '@app/schemas/api/people/paper-names'
import type { signingContracts } from '@app/schemas/api/people/signing'
import type { Words } from '@app/schemas/language'
import { toSentSignature } from '@app/schemas/rules/people/signature'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import { doOnce } from '../../once/once.ts'
import { accountOf } from '../auth/account.ts'
import { lockPerson } from '../auth/store.ts'
import { writeTo } from '../auth/write-to.ts'
import { openBrokerageAccount } from '../brokerage/opening/opening.ts'
import { acceptedTermsOf } from '../documents/terms.ts'
import { recordSignedNote } from '../loans/note.ts'
import { confirmLoan } from '../loans/requests/confirm.ts'
import { recordSignedForm } from '../rollovers/following/transfer-forms.ts'
import { papersSignedEmail } from './emails.ts'
import { fileSigned } from './file-signed.ts'
import { readSigning, waitingPapers } from './read-signing.ts'
import { endHandOver } from './store.ts'
import { thingsToSign } from './things.ts'
import type { WrittenPaper } from './write-papers.ts'

type Sent = BodyOf<typeof signingContracts.signPapers>
type Signing = {
  readonly personId: string
  readonly key: string
  readonly on: 'screen' | 'phone'
  /** Of the network, from where it is signed. */
  readonly address: string
  readonly sent: Sent
}

const words = {
  required: { en: 'Type your full name to sign.', es: 'Escribe tu nombre completo para firmar.' },
  match: {
    en: 'That isn’t the name in the documents. Type your first and last name the same way.',
    es: 'Ese no es el nombre de los documentos. Escribe tu nombre y apellido de la misma manera.',
  },
} as const satisfies Readonly<Record<string, Words<string>>>
const spouseWords = {
  required: {
    en: 'Have your spouse type their full name. A loan of this size needs it. You can also borrow less.',
    es: 'Pide a tu cónyuge que escriba su nombre completo. Un préstamo de esta cantidad lo necesita. También puedes pedir menos.',
  },
  own: { en: 'This is your own name. Your spouse types theirs here.', es: 'Este es tu propio nombre. Aquí tu cónyuge escribe el suyo.' },
} as const satisfies Readonly<Record<string, Words<string>>>
const changed: Words<string> = {
  en: 'A paper is no longer as you read it, or another one has come. Nothing is signed. Read them again, then sign.',
  es: 'Un documento ya no es como lo leíste, o llegó otro. No se firmó nada. Léelos otra vez y luego firma.',
}
const feeWaits: Words<string> = {
  en: 'The fee for your loan hasn’t been charged yet. Your bank may be asking you first, or still working on it. Nothing is signed. Confirm the loan’s terms again, then sign.',
  es: 'El cargo por tu préstamo todavía no se cobró. Puede que tu banco te lo pregunte antes o que aún lo esté procesando. No se firmó nada. Confirma otra vez las condiciones del préstamo y luego firma.',
}
const nothing: Words<string> = { en: 'Nothing waits for your signature.', es: 'No hay nada que espere tu firma.' }

/** Signs everything that waits, or nothing. */
export async function signPapers(context: Context, signing: Signing) {
  const { personId, key, on, address, sent } = signing
  const refused =
    refuseCardNumbers({ signed_name: sent.signed_name, spouse_name: sent.spouse_name }) ?? (await agreeToLoans(context, signing))
  if (refused) return refused
  const done = await doOnce(context, { personId, call: 'signPapers', key, request: { on, sent } }, async (trx) => {
    await lockPerson(trx, personId)
    const ready = await readyToSign(context, trx, signing)
    if (isFailure(ready)) return ready
    const { account, papers, signedName, spouseName } = ready
    const at = context.now()
    for (const paper of papers) {
      const own = { ...(sent.drawing && { drawing: sent.drawing }), ...(paper.spouse_signs && spouseName !== undefined && { spouseName }) }
      const { documentId } = await fileSigned(context, trx, paper, { account, signedName, on, at, ...own })
      if (paper.kind === 'transfer') await recordSignedForm(context, trx, { rolloverId: paper.about, documentId, at })
      if (paper.kind === 'loan') await recordSignedNote(context, trx, { personId, loanId: paper.about, bySpouse: paper.spouse_signs })
    }
    for (const type of accountsOf(papers)) await openSigned(context, trx, { personId, accountType: type, address })
    await endHandOver(trx, personId)
    await writeTo(context, trx, personId, (addressed) =>
      papersSignedEmail(
        addressed,
        papers.map(({ title }) => title),
      ),
    )
    return { signed: papers.length }
  })
  return isFailure(done) ? done : readSigning(context, personId)
}

/**
 * Who signs the note of a loan that was only asked for agrees to it. That is kept by itself, and once: should signing fail after it,
 * the note still waits.
 */
async function agreeToLoans(context: Context, signing: Signing) {
  const { personId, key } = signing
  const pending = (await thingsToSign(context, context.db, personId)).filter((thing) => thing.kind === 'loan' && thing.isPending)
  if (pending.length === 0) return undefined
  const ready = await readyToSign(context, context.db, signing)
  if (isFailure(ready)) return ready
  for (const { about } of pending) {
    const agreed = await confirmLoan(context, personId, `${key.slice(0, 40)}-${about}`, {
      loan_id: about,
      spouse_consent: ready.spouseName !== undefined,
    })
    if (isFailure(agreed)) return agreed
    if (agreed.fee_checkout) return fail('payment_declined', { detail: feeWaits })
  }
  return undefined
}

/** Whether what was sent is all that waits, word for word, under the person's own name. */
async function readyToSign(context: Context, db: Queries, { personId, sent }: Signing) {
  const account = await accountOf({ db, keys: context.keys }, personId)
  if (!account) return fail('token_not_valid')
  const signature = toSentSignature(sent.signed_name, { first_name: account.firstName, last_name: account.lastName })
  if (!signature.ok) return fail('validation_failed', { fields: { signed_name: [words[signature.problem]] } })
  const papers = await waitingPapers(context, db, account)
  if (papers.length === 0) return fail('not_in_this_state', { detail: nothing })
  if (!areAsRead(papers, sent.papers)) return fail('precondition_failed', { detail: changed })
  const spouseName = toSpouseName(sent.spouse_name)
  const wrong = papers.some((paper) => paper.spouse_signs) ? spouseProblem(spouseName, signature.value) : undefined
  return wrong ?? { account, papers, signedName: signature.value, spouseName }
}

function toSpouseName(typed: string | undefined): string | undefined {
  const name = typed?.trim().replaceAll(/\s+/g, ' ')
  return name === '' ? undefined : name
}

/** We do not know the spouse’s name: it is a full one, and not that of the borrower. */
function spouseProblem(name: string | undefined, own: string) {
  if (name === undefined || !name.includes(' ')) return fail('validation_failed', { fields: { spouse_name: [spouseWords.required] } })
  const isOwn = name.toLowerCase() === own.toLowerCase()
  return isOwn ? fail('validation_failed', { fields: { spouse_name: [spouseWords.own] } }) : undefined
}

function accountsOf(papers: readonly WrittenPaper[]) {
  const named = papers.flatMap(({ kind, about }) => (kind === 'account' ? [about] : []))
  return openableAccounts.filter((type) => named.includes(type))
}

type Opening = { readonly personId: string; readonly accountType: OpenableAccount; readonly address: string }

/**
 * Asks for an account whose papers are signed. One that exists stays as it is. Without the terms, or where people may not have it, the
 * signature counts and nothing is requested: the page on which they ask for it says why.
 */
async function openSigned(context: Context, trx: Queries, { personId, accountType, address }: Opening): Promise<void> {
  const agreed = await acceptedTermsOf(trx, personId)
  if (!agreed) return
  // The papers of an individual 401(k) state that the signer has no employees.
  await openBrokerageAccount(context, trx, { personId, accountType, consent: { ...agreed, address }, hasEmployees: false })
}

function areAsRead(papers: readonly WrittenPaper[], read: Sent['papers']): boolean {
  return papers.length === read.length && papers.every(({ paper, hash }) => read.some((one) => one.paper === paper && one.hash === hash))
}
