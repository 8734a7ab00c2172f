import { posix } from 'node:path'
import { isTest, type SourceTree } from './source-tree.ts'

const named = /(?:From|Into|Table|Join)\(\s*\[?'(\w+)/g

/** Tables that more than one domain names in its SQL: a table belongs to one, and the others call that domain. */
export function tableOwnerProblems(tree: SourceTree, domains: string, fewest: number): readonly string[] {
  const users = new Map<string, Map<string, string>>()
  for (const [path, text] of tree) {
    if (!path.startsWith(`${domains}/`) || isTest(path)) continue
    const [domain = ''] = posix.relative(domains, path).split('/')
    for (const [, table = ''] of text.matchAll(named)) {
      const ofTable = users.get(table) ?? new Map<string, string>()
      users.set(table, ofTable.set(domain, path))
    }
  }
  const shared = [...users].filter(([, files]) => files.size > 1)
  return [
    ...(users.size < fewest ? [`Only ${users.size} tables were found in ${domains}: the check does not look where they are.`] : []),
    ...shared.map(([table, files]) => `The table ${table} is used by more than one domain: ${[...files.values()].join(', ')}.`),
  ]
}
