import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'
import { modeWords, stepWords } from '../translate/word-places.ts'

/**
 * Files that have no translation at all. A list says which may be without one for now, and why: what it names is missing, and what is
 * missing is named there, so that it only gets shorter.
 */
export function checkUntranslated({ documents }: Catalogue): Diagnostic[] {
  const lists = [...documents.translation.values()].filter(({ data }) => data.notYet !== undefined)
  const originals = new Map<string, Document>([
    ...[...documents.step.values()].filter(({ data }) => stepWords(data).length > 0).map((doc) => [`steps/${doc.name}`, doc] as const),
    ...[...documents.mode.values()].filter(({ data }) => modeWords(data).length > 0).map((doc) => [`modes/${doc.name}`, doc] as const),
    ...[...documents.landing.values()].map((doc) => [`landings/${doc.name}`, doc] as const),
    ...[...documents.page.values()].map((doc) => [`pages/${doc.name}`, doc] as const),
  ])
  return lists.flatMap((list) => {
    const language = list.name.slice(0, 2)
    const named = list.data.notYet?.files ?? []
    const isTranslated = (file: string) => documents.translation.has(`${language}/${file}`)
    const done = named.flatMap((file, index) =>
      originals.has(file) && !isTranslated(file) ? [] : [report(list, ['notYet', 'files', index], tooLong(file))],
    )
    const missing = [...originals].filter(([file]) => !isTranslated(file) && !named.includes(file))
    return [...done, ...missing.map(([file, doc]) => report(doc, [], lacking(file, language, list.path)))]
  })
}

function tooLong(file: string) {
  return { rule: 'not-yet-translated', message: `${file}.json is translated, or is gone.`, fix: 'Take it off the list.' }
}

function lacking(file: string, language: string, list: string) {
  return {
    rule: 'untranslated-file',
    severity: 'warning',
    message: `There is no translations/${language}/${file}.json: all of it comes in English.`,
    fix: `Translate it. If that has to wait, add “${file}” to ${list}.`,
  } as const
}
