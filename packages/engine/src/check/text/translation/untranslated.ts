import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, report } from '../../../load/document.ts'
import { modeWords, questionWords, stepWords } from '../../../translate/word-places.ts'

/**
 * Files that have words and no translation at all, in each language that any file is translated into. What a translation itself lacks
 * is found in translation.ts.
 */
export function checkUntranslated({ documents }: Catalogue): Diagnostic[] {
  const originals: readonly (readonly [string, Document])[] = [
    ...[...documents.step.values()].filter(({ data }) => stepWords(data).length > 0).map((doc) => [`steps/${doc.name}`, doc] as const),
    ...[...documents.mode.values()].filter(({ data }) => modeWords(data).length > 0).map((doc) => [`modes/${doc.name}`, doc] as const),
    ...[...documents.landing.values()].map((doc) => [`landings/${doc.name}`, doc] as const),
    ...[...documents.page.values()].map((doc) => [`pages/${doc.name}`, doc] as const),
    ...[...documents.questions.values()]
      .filter(({ data }) => questionWords(data.questions).length > 0)
      .map((doc) => ['questions', doc] as const),
    ...[...documents.providers.values()].map((doc) => ['providers', doc] as const),
    ...[...documents.partners.values()].map((doc) => ['partners', doc] as const),
    ...[...documents.brand.values()].map((doc) => ['brand', doc] as const),
  ]
  const languages = new Set([...documents.translation.keys()].map((name) => name.slice(0, 2)))
  return [...languages].flatMap((language) =>
    originals
      .filter(([file]) => !documents.translation.has(`${language}/${file}`))
      .map(([file, doc]) => report(doc, [], lacking(file, language))),
  )
}

function lacking(file: string, language: string) {
  return {
    rule: 'untranslated-file',
    severity: 'warning',
    message: `There is no translations/${language}/${file}.json: all of it comes in English.`,
    fix: `“npm run flows -- new translation ${language}/${file}” writes it, and “new translation ${language}” all that are missing, to be filled in.`,
  } as const
}
