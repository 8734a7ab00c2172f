import { pricedOnPages } from '@app/schemas/flow/blocks/page-block'
import { closest } from '../../load/closest.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, type Problem, report } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import { textsIn } from './texts-in.ts'

/** What {words} any text may have: the brand’s. */
const brandWords = ['brand', 'company', 'custodian', 'phone', 'email', 'hours']
const providerPage = 'my-401k-login-provider'

/** What stands in braces is filled in: a word that nothing fills in would be shown with its braces. */
export const checkPlaceholders = onceEach((doc: Document): readonly Diagnostic[] =>
  textsIn(doc).flatMap(({ text, at }) => {
    const words = wordsFor(doc, at)
    const problem = problemIn(text, words)
    return problem ? [report(doc, at, problem)] : []
  }),
)

function problemIn(text: string, words: readonly string[]): Problem | undefined {
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).find((name) => !words.includes(name))
  const doubled = /\{\{([^{}]*)\}|\{([^{}]*)\}\}/.exec(text)
  if (doubled) {
    const fix = `Write one brace on each side: {${(doubled[1] ?? doubled[2] ?? '').trim()}}.`
    return { ...shapes, message: 'The braces are doubled: one pair would be shown.', fix }
  }
  if (unknown !== undefined) return unknownWord(unknown, words)
  const rest = text.replace(/\{[^{}]*\}/g, '')
  if (/[{}]/.test(rest)) {
    const name = /\{([\w:]+)|([\w:]+)\}/.exec(rest)
    const fix = `Write {${name?.[1] ?? name?.[2] ?? 'phone'}} with a brace on each side.`
    return { ...shapes, message: 'A brace is missing its other half.', fix }
  }
  const other = /[[(<%$]{1,2}(brand|company|custodian|phone|email|hours)[\])>%]{1,2}/i.exec(rest)?.[0]
  return other === undefined
    ? undefined
    : { ...shapes, message: `“${other}” is shown as it is.`, fix: 'What is filled in stands in braces: {phone}.' }
}

const shapes = { rule: 'unknown-word' } as const

function unknownWord(name: string, words: readonly string[]): Problem {
  const meant = closest(name, words) ?? closest(name.trim().replace(/^[$%]/, ''), words)
  const fix =
    meant === undefined ? `What can be filled in here: ${words.map((word) => `{${word}}`).join(', ')}.` : `Did you mean “{${meant}}”?`
  return { rule: 'unknown-word', message: `Nothing fills in “{${name}}”.`, fix }
}

/** Some blocks and pages know more; a translation says no more than its file, which is checked against that. */
function wordsFor(doc: Document, at: JsonPath): readonly string[] {
  const [first, index] = at
  const isPage = doc.kind === 'page' || doc.kind === 'landing' || /^\w+\/(pages|landings)\//.test(doc.name)
  if (!isPage) return brandWords
  const block = blockAt(doc, first, index)
  return [
    ...brandWords,
    ...(block === 'partner-band' || doc.kind === 'translation' ? ['partner', 'terms'] : []),
    ...(block === 'lately' || doc.kind === 'translation' ? ['count', 'days'] : []),
    ...(doc.name.endsWith(providerPage) ? ['provider'] : []),
    ...pricedOnPages.map((name) => `price:${name}`),
  ]
}

function blockAt({ data }: Document, first: string | number | undefined, index: string | number | undefined): string | undefined {
  if (first !== 'blocks' || typeof index !== 'number' || !('blocks' in data) || !Array.isArray(data.blocks)) return undefined
  const block: unknown = data.blocks[index]
  return typeof block === 'object' && block !== null && 'block' in block ? String(block.block) : undefined
}
