import type { RenamedFile } from '@app/schemas/flow/renamed'
import type { Catalogue } from '../load/catalogue.ts'
import type { FileChange, Renamable } from './file-change.ts'

const path = 'renamed.json'
const schema = '../packages/schemas/flow/generated/renamed.schema.json'
const listOf = { mode: 'modes', step: 'steps', fact: 'facts' } as const satisfies Record<Renamable, keyof RenamedFile>

/** The list of old names with one more. What led to the old name leads to the new one, and a name that is there again is no old one. */
export function rememberName({ documents }: Catalogue, what: Renamable, old: string, name: string): FileChange {
  const { $schema = schema, modes = {}, steps = {}, facts = {} } = documents.renamed.get('renamed')?.data ?? {}
  const before: RenamedFile = { $schema, modes, steps, facts }
  const list = before[listOf[what]]
  const moved = Object.entries(list).map(([former, now]) => [former, now === old ? name : now] as const)
  const after = [...moved, [old, name] as const].filter(([former]) => former !== name)
  const file: RenamedFile = { ...before, [listOf[what]]: Object.fromEntries(after.toSorted(byName)) }
  return { path, text: `${JSON.stringify(file, undefined, 2)}\n`, places: 1 }
}

function byName([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : 1
}
