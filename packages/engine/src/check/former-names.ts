import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../load/document.ts'

type Named = { readonly doc: Document; readonly name: string; readonly at: JsonPath }

/**
 * What has a name that something else had before (M7), such as a file that was copied by hand: whoever has it from then, in a link, a place
 * or an answer, would be led to this one instead. Pages that are no mode’s share names with modes as they like.
 */
export function checkFormerNames({ documents }: Catalogue): readonly Diagnostic[] {
  const { mode, landing, step, facts, questions } = documents
  const renamed = documents.renamed.get('renamed')?.data
  if (!renamed) return []
  const asked = [
    ...[...facts.values()].flatMap((doc) => namedIn(doc, 'facts', doc.data.facts)),
    ...[...questions.values()].flatMap((doc) => namedIn(doc, 'questions', doc.data.questions)),
  ]
  return [
    ...wrongIn(renamed.modes, [...mode.values(), ...landing.values()].map(ofFile)),
    ...wrongIn(renamed.steps, [...step.values()].map(ofFile)),
    ...wrongIn(renamed.facts, asked),
  ]
}

function ofFile(doc: Document): Named {
  return { doc, name: doc.name, at: [doc.kind] }
}

function namedIn(doc: Document, list: string, entries: Readonly<Record<string, unknown>>): readonly Named[] {
  return Object.keys(entries).map((name) => ({ doc, name, at: [list, name] }))
}

/** Where the one of now is not there, it is that line of renamed.json that is wrong. */
function wrongIn(renamed: Readonly<Record<string, string>>, all: readonly Named[]): readonly Diagnostic[] {
  const names = new Set(all.map(({ name }) => name))
  return all.flatMap(({ doc, name, at }) => {
    const now = Object.hasOwn(renamed, name) ? renamed[name] : undefined
    if (now === undefined || !names.has(now)) return []
    const message = `“${now}” was called “${name}” before (renamed.json), and what people have from then leads there by that name.`
    const fix = `Give the new “${name}” another name, or delete it if “${now}” is meant. If that was never called so, remove the line.`
    return [report(doc, at, { rule: 'former-name', message, fix }, doc.kind === 'facts' || doc.kind === 'questions' ? 'key' : 'value')]
  })
}
