import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { report } from '../../load/document.ts'

/** A fact that says under another name what it said before: what is known of people is kept under the old one. */
export function renamedFacts(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  const [then, now] = [before, after].map(({ documents }) => documents.facts.get('facts'))
  if (!then || !now || then === now) return []
  const [old, facts] = [then.data.facts, now.data.facts]
  const led = after.documents.renamed.get('renamed')?.data.facts ?? {}
  return Object.entries(old).flatMap(([name, fact]) => {
    if (Object.hasOwn(facts, name) || Object.hasOwn(led, name)) return []
    const to = Object.keys(facts).find((other) => !Object.hasOwn(old, other) && facts[other]?.about === fact.about)
    return to === undefined ? [] : [report(now, ['facts', to], factRenamed(name, to), 'key')]
  })
}

function factRenamed(from: string, to: string) {
  return {
    rule: 'renamed-by-hand',
    message: `“${from}” is called “${to}” since the last commit: what people have answered is kept under the old name, and they would be asked again.`,
    fix: `Undo that and run “npm run flows -- rename fact ${from} ${to}”; or write "${from}": "${to}" under "facts" in renamed.json.`,
  }
}
