import type { Node } from 'jsonc-parser'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, positionAt } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'

const markup = /<\/?[a-z!][^>]*>|&[a-z]+;|\]\(|javascript:/i
const machineNames = new Set(['$schema'])

/** Words are plain text: no markup, no invisible characters, no empty text. */
export const checkWords = onceEach((doc: Document): readonly Diagnostic[] => {
  const found: Diagnostic[] = []
  const visit = (node: Node) => {
    if (node.type === 'property' && machineNames.has(String(node.children?.[0]?.value))) return
    if (node.type === 'string') {
      const problem = problemOf(String(node.value))
      if (problem) found.push({ severity: 'error', stage: 'check', file: doc.path, ...positionAt(doc.text, node.offset), ...problem })
    }
    for (const child of node.children ?? []) visit(child)
  }
  visit(doc.tree)
  return found
})

function problemOf(text: string): Pick<Diagnostic, 'rule' | 'message' | 'fix'> | undefined {
  const tag = markup.exec(text)?.[0]
  if (tag)
    return {
      rule: 'markup',
      message: `“${tag.slice(0, 40)}” looks like markup; it would be shown as it stands.`,
      fix: 'Write plain words; the screen does the formatting.',
    }
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u200b\u202a-\u202e\u2066-\u2069\ufeff]/.test(text)) {
    return { rule: 'invisible-character', message: 'The text has an invisible character in it.', fix: 'Delete the text and type it again.' }
  }
  if (text !== text.trim() || text.trim() === '')
    return { rule: 'blank-text', message: 'The text is empty, or has spaces at its ends.', fix: 'Write the words without them.' }
  return undefined
}
