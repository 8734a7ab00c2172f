import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type CodedEmail = { readonly name: string; readonly english: readonly string[] }

const root = join(import.meta.dirname, '../../..')
/** E-mails to customers, and the words that they share. The desk’s are not among them. */
const places = [
  'packages/api/src/domains/!(desk)/**/*emails.ts',
  'packages/api/src/domains/**/*{announce-destination,awaited-words,holder-words,claim-tasks}.ts',
]
const quoted = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g

/** The English sentences of each e-mail, read out of the code: they follow `en:` in a function, or in the words beside it. */
export function emailsInCode(): readonly CodedEmail[] {
  return places
    .flatMap((place) => globSync(place, { cwd: root }))
    .flatMap((file) => emailsOf(readFileSync(join(root, file), 'utf8')).map(({ name, english }) => ({ name: `${file} ${name}`, english })))
}

function emailsOf(code: string): readonly CodedEmail[] {
  return code
    .split(/^(?=(?:export )?(?:function|const) )/m)
    .map((part) => ({ name: /(?:function|const) (\w+)/.exec(part)?.[1] ?? '', english: englishOf(part) }))
    .filter(({ english }) => english.length > 0)
}

function englishOf(part: string): string[] {
  return part
    .split(/\b(?=(?:en|es): )/)
    .filter((piece) => piece.startsWith('en:'))
    .flatMap((piece) => [...piece.matchAll(quoted)].map(([, text, template]) => filled(text ?? template ?? '')))
    .filter((text) => text.includes(' '))
}

/** With a name where the e-mail puts in a name, a sum or a day. */
function filled(template: string): string {
  return template.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'Ana')
}
