import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { ProvidersFile } from '@app/schemas/flow/site/providers'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { onceEach, oncePerPair } from '../../load/once-each.ts'
import { textsIn } from './texts-in.ts'

/** The brand’s name, telephone number and address change in one place: no text writes them out. */
export function checkBrandWords(doc: Document, { documents }: Catalogue): Diagnostic[] {
  const brand = documents.brand.get('brand')?.data
  const providers = documents.providers.get('providers')?.data
  const isAboutThem = doc.name === 'es/providers' || doc.kind === 'providers'
  return [
    ...(!brand || doc.kind === 'brand' ? [] : wordsWrittenOut(doc, brand)),
    ...(!providers || isAboutThem ? [] : companiesNamed(doc, providers)),
  ]
}

/** What is said of a company beside ours has to be so, and a page can’t know: its name is shown where it is a person’s own. */
const companiesNamed = oncePerPair((doc: Document, { providers }: ProvidersFile): Diagnostic[] => {
  const names = namesOf(providers)
  return textsIn(doc).flatMap(({ text, at }) => {
    const found = names.exec(text)?.[0]
    if (found === undefined) return []
    const message = `“${found}” is a company, and what is said of it here may not be so.`
    return [report(doc, at, { rule: 'company-named', message, fix: 'Write “your old provider”. A panel shows who that is.' })]
  })
})

const namesOf = onceEach(
  (providers: ProvidersFile['providers']) =>
    new RegExp(`(?<!\\p{L})(?:${providers.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?!\\p{L})`, 'u'),
)

const wordsWrittenOut = oncePerPair((doc: Document, brand: BrandFile): Diagnostic[] => {
  const own = [
    { word: 'brand', said: brand.name },
    { word: 'phone', said: brand.support.phone },
    { word: 'email', said: brand.support.email },
    { word: 'company', said: brand.legalEntity },
    ...(doc.kind === 'translation' ? [] : [{ word: 'custodian', said: brand.custodian }]),
  ]
  return textsIn(doc).flatMap(({ text, at }) => {
    const written = own.find(({ said }) => holds(text, said))
    if (written)
      return [
        report(doc, at, {
          rule: 'written-out',
          message: `“${written.said}” is written out.`,
          fix: `Write {${written.word}}, so that it changes with flows/brand.json.`,
        }),
      ]
    const stranger = strangers.exec(text)?.[0] ?? lonelyExample(text)
    return stranger === undefined
      ? []
      : [
          report(doc, at, {
            rule: 'strange-address',
            message: `“${stranger}” is no number or address of ours.`,
            fix: 'Write {phone} or {email}. An example uses a number with 555-01 or an address of example.com.',
          }),
        ]
  })
})

/** A number or an address that is kept for examples, in a text that does not call it one: people would dial it or write to it. */
function lonelyExample(text: string): string | undefined {
  // An address of the kind names itself by that word.
  const own = text.replace(exampleAddress, '')
  if (/\b(?:such as|like|example|como|ejemplo)\b/i.test(own)) return undefined
  return exampleNumber.exec(text)?.[0] ?? exampleAddress.exec(text)?.[0]
}

const exampleAddress = /\b[\w.+-]+@(?:[\w-]+\.)*example(?:\.(?:com|org|net))?\b/

const exampleNumber = /\b(?:1[ -])?\d{3}[ .)-]{1,2}555[ .-]?01\d\d\b/

/** A telephone number or an e-mail address that is not kept for examples. */
const strangers =
  /\b\d{3}[ .)-]{1,2}(?!555[ .-]?01)\d{3}[ .-]\d{4}\b|\b[\w.+-]+@(?!(?:[\w-]+\.)*example(?:\.com|\.org|\.net)?\b)[\w-]+(?:\.[\w-]+)+/

function holds(text: string, said: string): boolean {
  const at = text.toLowerCase().indexOf(said.toLowerCase())
  if (at < 0) return false
  const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter)
  return !isLetter(text[at - 1]) && !isLetter(text[at + said.length])
}
