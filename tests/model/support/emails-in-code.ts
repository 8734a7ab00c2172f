import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { englishIn } from './english-in-code.ts'

type CodedEmail = { readonly name: string; readonly english: readonly string[] }

const root = join(import.meta.dirname, '../../..')
/** E-mails to customers, and the words that they share. The desk’s are not among them. */
const places = [
  'packages/api/src/domains/!(desk)/**/*emails.ts',
  'packages/api/src/domains/**/*{announce-destination,awaited-words,holder-words,claim-tasks}.ts',
]

/** The English sentences of each e-mail, read out of the code. */
export function emailsInCode(): readonly CodedEmail[] {
  return places
    .flatMap((place) => globSync(place, { cwd: root }))
    .flatMap((file) => englishIn(readFileSync(join(root, file), 'utf8')).map(({ name, english }) => ({ name: `${file} ${name}`, english })))
}
