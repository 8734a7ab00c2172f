import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Catalogue, changeFile, type Diagnostic, diffModes, resolveMode, vocabularyOf } from '@app/engine/author'
import type { CommandInput } from './command.ts'
import { lastCommitted } from './last-committed.ts'

const git = promisify(execFile)

const mostSaid = 2

/**
 * What proofs and personas have found, each first one of a file with what has changed in its mode since the last commit: that is what most
 * likely brought it about, and it may stand in another file.
 */
export async function withChanges(found: readonly Diagnostic[], input: CommandInput): Promise<readonly Diagnostic[]> {
  if (!found.some(isProven)) return found
  const older = await committed(input)
  const first = new Set([...Map.groupBy(found.filter(isProven), ({ file }) => file).values()].map(([one]) => one))
  return older === undefined ? found : found.map((one) => (first.has(one) ? withChange(one, older, input) : one))
}

function isProven({ stage }: Diagnostic): boolean {
  return stage === 'proof'
}

function withChange(one: Diagnostic, older: Catalogue, { catalogue, hash }: CommandInput): Diagnostic {
  const [, kind, name = ''] = /^(modes|personas)\/(.+)\.json$/.exec(one.file) ?? []
  const mode = kind === 'personas' ? (catalogue.documents.persona.get(name)?.data.mode ?? '') : name
  const [before, after] = [resolveMode(older, mode, hash), resolveMode(catalogue, mode, hash)]
  if (!before || !after) return one
  const changes = diffModes(before, after, vocabularyOf(catalogue)).filter(({ kind: what }) => what !== 'words')
  if (changes.length === 0) return one
  const said = changes.slice(0, mostSaid).map(({ sentence }) => sentence)
  const rest = changes.length > mostSaid ? ` “npm run flows -- diff HEAD ${mode}” has ${changes.length - mostSaid} more.` : ''
  return { ...one, message: `${one.message} Since the last commit: ${said.join(' ')}${rest}` }
}

/** The files as they were committed last. Outside of git nothing is known of them. */
async function committed({ catalogue, folder }: CommandInput): Promise<Catalogue | undefined> {
  const listed = await git('git', ['diff', '--name-only', '--relative', 'HEAD', '--', '.'], { cwd: folder }).catch(() => undefined)
  const paths = listed?.stdout.split('\n').filter((path) => path.endsWith('.json')) ?? []
  const texts = await lastCommitted(folder, paths)
  return paths.length === 0 ? undefined : [...texts].reduce((files, [path, text]) => changeFile(files, { path, text }), catalogue)
}
