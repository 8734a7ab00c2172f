import type { NameKind } from '@app/schemas/flow/names'
import { appAddresses } from '@app/schemas/pages/app-addresses'
import type { Node } from 'jsonc-parser'
import type { Catalogue } from '../load/catalogue.ts'
import type { Document } from '../load/document.ts'
import { childAt, keysOf, linksIn, propertiesOf, textsUnder } from '../load/nodes.ts'
import type { FileChange, Renamable } from './file-change.ts'
import { namesIn } from './references.ts'
import { rememberName } from './remember-name.ts'

/** Renames a step, a fact or a mode everywhere. Only the names change: spacing and order of the files stay. */
export function rename(catalogue: Catalogue, what: Renamable, old: string, name: string): FileChange[] {
  const names = new Map([[old, name]])
  const kinds: NameKind[] = what === 'step' ? ['step-name', 'fact-name'] : what === 'fact' ? ['fact-name'] : ['mode-name']
  if (what === 'step') names.set(`answered.${old}`, `answered.${name}`)
  if (what === 'mode' && !isOtherPage(catalogue, old)) names.set(`/${old}`, `/${name}`)
  const changed = Object.values(catalogue.documents).flatMap((documents) =>
    [...documents.values()].flatMap((doc: Document) => {
      if (doc.kind === 'renamed') return []
      const more =
        what === 'fact'
          ? factKeys(doc, catalogue)
          : what === 'mode'
            ? doc.kind === 'page' || doc.kind === 'landing'
              ? linksIn(doc.tree)
              : []
            : []
      const ofFields = what === 'fact' ? fieldsRead(doc) : new Set<Node>()
      const nodes = [...kinds.flatMap((kind) => namesIn(doc, kind)), ...more].filter(
        (node) => names.has(String(node.value)) && !ofFields.has(node),
      )
      const own = ownName(doc, what, old, name)
      const to = own && doc.path.replace(`${old}.json`, `${name}.json`)
      if (nodes.length === 0 && own === undefined) return []
      const all = own?.node ? [...nodes, own.node] : nodes
      const text = relinkSchema(replaceAll(doc.text, all, own ? new Map([...names, own.said]) : names), doc.path, to)
      return [{ path: doc.path, text, places: all.length, ...(to === undefined ? {} : { to }) }]
    }),
  )
  return [...changed, rememberName(catalogue, what, old, name)]
}

type OwnName = { readonly said: readonly [string, string]; readonly node?: Node | undefined }

/** How a file that has the name of such a thing is called: a landing page as the mode it starts, a translation as the step or mode it is of. */
function ownName({ kind, name: called, tree }: Document, what: Renamable, old: string, name: string): OwnName | undefined {
  if (kind === 'translation') {
    const folder = foldersOf(what)
      .map((one) => `${called.slice(0, 2)}/${one}`)
      .find((one) => called === `${one}/${old}`)
    if (folder === undefined) return undefined
    return { said: [called, `${folder}/${name}`], node: childAt(tree, 'translation') }
  }
  const isOwn = kind === what || (what === 'mode' && kind === 'landing')
  return isOwn && called === old ? { said: [old, name] } : undefined
}

/** The folders in which a file has the name of such a thing. */
function foldersOf(what: Renamable): readonly string[] {
  return [`${what}s`, ...(what === 'mode' ? ['landings'] : [])]
}

/** Where facts are named by keys that may be other names too: their own list, and what a persona finds on a step. */
function factKeys(doc: Document, catalogue: Catalogue): Node[] {
  if (doc.kind === 'facts') return keysOf(childAt(doc.tree, 'facts'))
  if (doc.kind !== 'persona') return []
  return propertiesOf(childAt(doc.tree, 'answers')).flatMap(({ children: [step, answers] = [] }) => {
    const fields = fieldNames(catalogue, String(step?.value))
    const visits = answers?.type === 'array' ? (answers.children ?? []) : answers ? [answers] : []
    return visits.flatMap(keysOf).filter((key) => !fields.has(String(key.value)))
  })
}

/** What a persona answers to a field goes by the name of the field, also where it decides a fact of the same name. */
function fieldNames({ documents }: Catalogue, step: string): Set<string> {
  return new Set((documents.step.get(step)?.data.fields ?? []).map((field) => ('question' in field ? field.question : field.name)))
}

/** Where the condition of a field names another field of its page: that keeps its name. */
function fieldsRead(doc: Document): Set<Node> {
  if (doc.kind !== 'step') return new Set()
  const fields = childAt(doc.tree, 'fields')?.children ?? []
  const names = new Set(fields.map((field) => String(childAt(field, 'name')?.value)))
  return new Set(fields.flatMap((field) => textsUnder(childAt(field, 'when'))).filter((node) => names.has(String(node.value))))
}

/** Some modes share their name with a public page or a page of ours: a link to it does not lead to the mode. */
function isOtherPage({ documents }: Catalogue, mode: string): boolean {
  const address = `/${mode}`
  return documents.page.has(mode) || appAddresses.some((one) => one === address)
}

function replaceAll(text: string, nodes: readonly Node[], names: ReadonlyMap<string, string>): string {
  const unique = [...new Set(nodes)].sort((a, b) => b.offset - a.offset)
  return unique.reduce(
    (all, node) => `${all.slice(0, node.offset)}${JSON.stringify(names.get(String(node.value)))}${all.slice(node.offset + node.length)}`,
    text,
  )
}

/** A step that moves to another folder finds its schema by another way up. */
function relinkSchema(text: string, from: string, to: string | undefined): string {
  if (to === undefined) return text
  const up = (path: string) => '../'.repeat(path.split('/').length)
  return text.replace(`"${up(from)}packages/schemas/`, `"${up(to)}packages/schemas/`)
}
