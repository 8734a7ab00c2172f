import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { documentsIn, wordCounts } from '../grammar/word-counts.ts'
import { type Language, languageOf, textsIn } from '../texts-in.ts'

/** Names that are no words, of companies that people compare us with. */
const known =
  /(?<!\p{L})(?:Robinhood|Wealthfront|PensionBee|SoFi|Coinbase|LendingTree|NerdWallet|TurboTax|Venmo|Zelle|Experian|Equifax|TransUnion|Citibank)(?!\p{L})/u

/** Somebody who does something, or with whom or by whom it is done. */
const somebody: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:with|unlike|than|via|join|try|using) (?<with>\p{Lu}\p{Ll}{2,})(?![\p{L}’-])|(?<!\p{Lu}\p{Ll}+ (?:and )?)(?<does>\p{Lu}\p{Ll}{2,})(?<!ing) (?:finds|looks|searches|asks|sends|calls|joins|helps|holds|keeps|shows|tells|charges|moves|gets|offers|gives|lets|makes)(?!\p{L}))/gu,
  es: /(?<!\p{L})(?:(?:con|usa|prueba) (?<with>\p{Lu}\p{Ll}{2,})(?![\p{L}-])|(?<does>\p{Lu}\p{Ll}{2,}) (?:encuentra|busca|pregunta|envía|llama|ayuda|guarda|muestra|cobra|mueve|consigue|ofrece)(?!\p{L}))/gu,
}
/** Anybody, and days and months, stand where a name would. */
const nobody =
  /(?:one|body|ever|day|ary|ch|il|uno|quier|ie|es|s)$|^(?:May|June|July|August|(?:Sept|Nov|Dec)ember|October|He|She|It|Él|Ella|Eso|Esto)$/

/** The name of a company that stands where {brand} or “we” belongs. */
export function checkStrangeNames(catalogue: Catalogue): readonly Diagnostic[] {
  const counts = wordCounts(catalogue)
  return (['en', 'es'] as const).flatMap((language) =>
    documentsIn(catalogue, language)
      .filter(({ kind, name }) => kind !== 'providers' && name !== 'es/providers')
      .flatMap((doc) =>
        namesIn(doc).flatMap(({ name, text, at, isKnown }) => {
          const small = name.toLowerCase()
          const isNew = (counts[language].get(small) ?? 0) <= text.toLowerCase().split(small).length - 1
          if (!isKnown && !isNew) return []
          const message = `“${name}” is spoken of as of a company, and no other text knows it.`
          return [
            report(doc, at, { rule: 'company-named', severity: 'warning', message, fix: 'Write {brand}, “we” or “your old provider”.' }),
          ]
        }),
      ),
  )
}

const namesIn = onceEach((doc: Document) =>
  textsIn(doc).flatMap(({ text, at }) => {
    if (at.at(-1) === 'source') return []
    const found = known.exec(text)?.[0]
    const others = [...text.matchAll(somebody[languageOf(doc)])].map(({ groups }) => groups?.['with'] ?? groups?.['does'] ?? '')
    return [
      ...(found === undefined ? [] : [{ name: found, text, at, isKnown: true }]),
      ...others.filter((name) => !nobody.test(name) && name !== found).map((name) => ({ name, text, at, isKnown: false })),
    ]
  }),
)
