import type { Node } from 'jsonc-parser'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, positionAt } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'

const markup = /<\/?[a-z!][^>]*>|&[a-z]+;|\]\(|javascript:/i
/** Control characters, soft hyphens, and what joins, splits or turns words unseen. */
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/
/** All that looks like a space and is none: what words are looked for by is the plain one. */
const otherSpace = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/
const wide = /[\uff01-\uff5e]/
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
  if (invisible.test(text) || !text.isWellFormed()) {
    return { rule: 'invisible-character', message: 'The text has an invisible character in it.', fix: 'Delete the text and type it again.' }
  }
  const space = otherSpace.exec(text)
  if (space) {
    const before = text.slice(0, space.index).split(' ').at(-1) ?? ''
    return {
      rule: 'other-space',
      message: `After “${before}” there is a space of another kind, as copied text has them: words on both sides of it are not found.`,
      fix: 'Delete that space and type it again.',
    }
  }
  if (text !== text.normalize() || wide.test(text)) {
    return {
      rule: 'other-letter',
      message: 'A letter or number is made of other characters than it looks like, as copied text has them: the word is not found.',
      fix: 'Delete the text and type it again.',
    }
  }
  if (text !== text.trim() || text.trim() === '')
    return { rule: 'blank-text', message: 'The text is empty, or has spaces at its ends.', fix: 'Write the words without them.' }
  return undefined
}
