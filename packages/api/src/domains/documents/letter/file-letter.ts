import { letterEndsMs } from '@app/schemas/rules/people/letter-term'
import type { Context } from '../../../context/context.ts'
import type { JobHandlers } from '../../../jobs/jobs.ts'
import { sealing } from '../../../security/sealing.ts'
import { type Paper, paperPdf } from '../papers/paper-pdf.ts'
import { saveDocument } from '../save-document.ts'
import { sealedLetterSignings } from '../sealed.ts'
import { letterWords } from './letter-text.ts'
import { findSigning } from './store.ts'

export const fileLetterJob = 'file-letter'

type Signed = {
  readonly words: unknown
  readonly hash: string
  readonly name: string
  readonly signedName: string | undefined
  readonly signedAt: Date
}

/** Puts a copy of every letter that is signed with the person's documents, once. */
export function letterOfAuthorizationJobs(context: Context): JobHandlers {
  return { [fileLetterJob]: { work: ({ signingId = '' }) => fileLetter(context, signingId) } }
}

async function fileLetter(context: Context, id: string): Promise<void> {
  const { db, keys } = context
  const row = await findSigning(db, id)
  // A person who has left meanwhile has no documents either.
  if (!row?.words || row.text_hash === null || row.name === null) return
  const { open } = sealing(keys, sealedLetterSignings)
  const signedName = row.signed_name === null ? undefined : open('signed_name', id, row.signed_name)
  const signed = { words: row.words, hash: row.text_hash, name: open('name', id, row.name), signedName, signedAt: row.signed_at }
  const bytes = await paperPdf(letterPaper(signed))
  const day = row.signed_at.toISOString().slice(0, 10)
  const filed = { personId: row.person_id, category: 'LETTER', docType: 'letter-of-authorization', status: 'FILED' } as const
  const file = { name: `Letter of authorization ${day}.pdf`, media: 'pdf', bytes } as const
  await db.transaction().execute((trx) => saveDocument(context, trx, { ...filed, day, file, foundBy: `letter ${id}` }))
}

/** What was agreed to, by whom, and when. */
function letterPaper({ words, hash, name, signedName, signedAt }: Signed): Paper {
  const { title, from, lead, sections, consent } = letterWords.parse(words)
  return {
    title: `Letter of authorization: ${title}`,
    from,
    lead: [lead],
    sections,
    close: [
      consent,
      `Name: ${name}`,
      signedName === undefined ? 'Agreed to on screen.' : `Signed by typing: ${signedName}`,
      `Signed at ${signedAt.toISOString()}. Ends at ${new Date(letterEndsMs(signedAt)).toISOString()}, or when it is withdrawn.`,
      `These words are known by ${hash}`,
    ],
    madeAt: signedAt,
  }
}
