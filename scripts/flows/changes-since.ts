import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Catalogue, changeFile, type Diagnostic, diffModes, resolveMode, vocabularyOf } from '@app/engine/author'
import type { CommandInput } from './command.ts'
import { lastCommitted } from './last-committed.ts'

const git = promisify(execFile)

/** What is said of a way that people take. */
const ofWays = new Set(['persona-walk', 'over-budget', 'budget-too-wide', 'budget-without-way'])
const mostSaid = 2

/** Findings about ways, each with what has changed in its mode since the last commit: that is what most likely brought it about. */
export async function withChanges(found: readonly Diagnostic[], input: CommandInput): Promise<readonly Diagnostic[]> {
  if (!found.some(({ rule }) => ofWays.has(rule))) return found
  const older = await committed(input)
  return older === undefined ? found : found.map((one) => (ofWays.has(one.rule) ? withChange(one, older, input) : one))
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
