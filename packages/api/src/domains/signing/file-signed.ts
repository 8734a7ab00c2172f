import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { soundBrand } from '../../flows/sound-brand.ts'
import { sealing } from '../../security/sealing.ts'
import type { Account } from '../auth/account.ts'
import { type Paper, paperPdf } from '../documents/papers/paper-pdf.ts'
import { saveDocument } from '../documents/save-document.ts'
import { removeAgreementsToSign } from '../documents/store.ts'
import { toPaper } from './paper.ts'
import { nameOf } from './read-signing.ts'
import { sealedSignatures } from './sealed.ts'
import { addSignature } from './store.ts'
import type { WrittenPaper } from './write-papers.ts'

type Signed = {
  readonly account: Account
  readonly signedName: string
  readonly spouseName?: string
  readonly drawing?: NonNullable<Paper['drawing']>
  readonly on: 'screen' | 'phone'
  readonly at: Date
}

/** Records that a paper was signed, with its moment, its name and the hash of its words, and files a copy for the person. Returns its document. */
export async function fileSigned(
  context: Context,
  trx: Queries,
  paper: WrittenPaper,
  signed: Signed,
): Promise<{ readonly documentId: string }> {
  const { account, signedName, spouseName, drawing, on, at } = signed
  const id = context.newId()
  const { kind, about, title, version, hash } = paper
  if (kind === 'account') await removeAgreementsToSign(trx, account.id, about)
  const document = await saveDocument(context, trx, {
    personId: account.id,
    category: 'AGREEMENT',
    docType: `${kind}-paper`,
    status: 'FILED',
    day: at.toISOString().slice(0, 10),
    foundBy: `signature ${id}`,
    file: { name: `${plain(title)}, signed.pdf`, media: 'pdf', bytes: await signedPdf(paper, soundBrand(context.flows), signed) },
  })
  const { seal } = sealing(context.keys, sealedSignatures)
  await addSignature(trx, {
    id,
    person_id: account.id,
    kind,
    about,
    title,
    version,
    words_hash: hash,
    name: seal('name', id, nameOf(account)),
    signed_name: seal('signed_name', id, signedName),
    spouse_name: spouseName === undefined ? null : seal('spouse_name', id, spouseName),
    drawing: drawing ? seal('drawing', id, JSON.stringify(drawing)) : null,
    signed_on: on,
    document_id: document.id,
    signed_at: at,
  })
  const subject = `person:${account.id}`
  await audit(trx, { actor: subject, action: 'paper.signed', subject, detail: { signature: id, paper: paper.paper, version, hash, on } })
  return { documentId: document.id }
}

function signedPdf(
  paper: WrittenPaper,
  brand: Parameters<typeof toPaper>[1],
  { account, signedName, spouseName, drawing, on, at }: Signed,
) {
  const close = [
    `Name: ${nameOf(account)}`,
    `Signed by typing: ${signedName}`,
    ...(spouseName === undefined ? [] : [`Spouse, who agrees, by typing: ${spouseName}`]),
    `Signed at ${at.toISOString()} ${on === 'phone' ? 'on a telephone' : 'on screen'}.`,
  ]
  return paperPdf(toPaper(paper, brand, close, at, drawing))
}

/** A name that every file system accepts. */
function plain(title: string): string {
  return title.replaceAll(/[/\\:*?"<>|]/g, ' ').replaceAll(/\s+/g, ' ')
}
