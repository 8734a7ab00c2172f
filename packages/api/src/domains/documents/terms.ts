import type { BodyOf } from '@app/schemas/api/contract'
import type { documentContracts } from '@app/schemas/api/people/documents'
import { termsDocuments } from '@app/schemas/api/people/paper-names'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { Words } from '@app/schemas/language'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import { soundBrand } from '../../flows/sound-brand.ts'
import type { Person } from '../../http/call/handlers.ts'
import { allTerms, inWords, papersPdf } from './read-papers.ts'
import { saveDocument } from './save-document.ts'
import { addAcceptance, findAcceptances } from './terms-store.ts'

type Terms = ReturnType<typeof currentTerms>[number]
type Sent = BodyOf<typeof documentContracts.acceptTerms>

/** The terms as they are now, and when the person agreed to each. */
export async function readTerms({ db, flows }: Context, person: Person) {
  const accepted = await findAcceptances(db, person.id)
  const results = currentTerms(soundBrand(flows)).map((terms) => {
    const row = accepted.find(({ document, version }) => document === terms.document && version === terms.version)
    return { ...terms, accepted_at: row?.accepted_at.toISOString() ?? null }
  })
  return { results }
}

/** Whether a person has agreed to all terms in the version of today. */
export async function hasAcceptedTerms(db: Queries, personId: string): Promise<boolean> {
  const accepted = await findAcceptances(db, personId)
  return termsDocuments.every((name) => accepted.some(({ document, version }) => document === name && version === newest(name).version))
}

/** When they last agreed, and to which version; undefined until they have agreed to all terms of today. */
export async function acceptedTermsOf(db: Queries, personId: string) {
  if (!(await hasAcceptedTerms(db, personId))) return undefined
  const accepted = await findAcceptances(db, personId)
  const [latest] = accepted.toSorted((one, other) => other.accepted_at.getTime() - one.accepted_at.getTime())
  return latest && { version: latest.version, at: latest.accepted_at }
}

/** Agrees to all that is named, or to nothing: nobody can agree to a version that is not current. Without names, to all current ones. */
export async function acceptTerms(context: Context, person: Person, sent: Sent) {
  const brand = soundBrand(context.flows)
  const current = currentTerms(brand)
  const documents = sent.documents ?? current
  const old = documents.filter(({ document, version }) => newest(document).version !== version)
  if (old.length > 0) {
    return fail('precondition_failed', { fields: { documents: old.map(({ document }) => newerWords(document)) } })
  }
  const named = current.filter(({ document }) => documents.some((one) => one.document === document))
  await context.db.transaction().execute(async (trx) => {
    for (const terms of named) await accept(context, trx, brand, person.id, terms)
  })
  return readTerms(context, person)
}

async function accept(context: Context, trx: Queries, brand: BrandFile, personId: string, terms: Terms): Promise<void> {
  const { document, version, hash, title } = terms
  const now = context.now()
  const row = { id: context.newId(), person_id: personId, document, version, text_hash: hash, accepted_at: now }
  if (!(await addAcceptance(trx, row))) return
  const subject = `person:${personId}`
  await audit(trx, { actor: subject, action: 'terms.accepted', subject, detail: { document, version, hash } })
  const bytes = await papersPdf(terms, brand, [`Accepted on ${now.toISOString()}`], now)
  await saveDocument(context, trx, {
    personId,
    category: 'AGREEMENT',
    docType: document,
    status: 'FILED',
    day: now.toISOString().slice(0, 10),
    foundBy: `terms ${document} ${version}`,
    file: { name: `${title} ${version}.pdf`, media: 'pdf', bytes },
  })
}

const namesInSpanish = {
  account_agreement: 'del acuerdo de la cuenta',
  privacy_notice: 'del aviso de privacidad',
  electronic_delivery: 'de los documentos por correo electrónico y en línea',
} as const satisfies Readonly<Record<(typeof termsDocuments)[number], string>>

function newerWords(document: (typeof termsDocuments)[number]): Words<string> {
  return {
    en: `The ${newest(document).title.toLowerCase()} is there in a newer version. Read that one first.`,
    es: `Hay una versión más nueva ${namesInSpanish[document]}. Lee primero esa.`,
  }
}

function currentTerms(brand: BrandFile) {
  return termsDocuments.map((name) => inWords(newest(name), brand))
}

function newest(name: (typeof termsDocuments)[number]) {
  const found = allTerms.findLast(({ document }) => document === name)
  if (!found) throw new Error(`There are no terms for ${name}.`)
  return found
}
