import type { CoreContext } from '../../../core/core-context.ts'
import type { Queries } from '../../../db/database.ts'
import { sealing } from '../../../security/sealing.ts'
import { sealedLetterSignings } from '../sealed.ts'
import { fileLetterJob } from './file-letter.ts'
import type { LetterText } from './letter-text.ts'
import { addSigning, saveLetterText } from './store.ts'

type Signing = {
  readonly personId: string
  /** The name of the account, and the name as it was typed. */
  readonly name: string
  readonly signedName: string | undefined
  readonly text: LetterText
  readonly now: Date
}

/** Saves what was signed, in which words, and has a copy filed for the person. */
export async function recordSigning(context: CoreContext, trx: Queries, { personId, name, signedName, text, now }: Signing): Promise<void> {
  const id = context.newId()
  const { seal } = sealing(context.keys, sealedLetterSignings)
  await saveLetterText(trx, text.hash, text.words)
  await addSigning(trx, {
    id,
    person_id: personId,
    signed_at: now,
    text_hash: text.hash,
    name: seal('name', id, name),
    signed_name: signedName === undefined ? null : seal('signed_name', id, signedName),
    withdrawn_at: null,
  })
  await context.jobs.send(trx, fileLetterJob, { signingId: id })
}
