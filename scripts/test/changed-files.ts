import { spawnSync } from 'node:child_process'

export type Change = {
  readonly files: readonly string[]
  /** Those of them that have only grown: no line of theirs is gone or another one. */
  readonly grown: ReadonlySet<string>
  /** What it was compared with, in words. */
  readonly since: string
}

/**
 * What has changed against the point where this branch left main, with what is not committed yet. On main itself that is what is not
 * committed, or else the last commit.
 */
export function changedFiles(root: string, given: string | undefined): Change | { readonly problem: string } {
  const git = (...words: readonly string[]) => {
    const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    return status === 0 ? stdout.trim() : undefined
  }
  const uncommitted = lines(git('ls-files', '--others', '--exclude-standard'))
  const base = given === undefined ? usualBase(git) : git('rev-parse', '--verify', '--quiet', `${given}^{commit}`)
  if (base === undefined) return { problem: given === undefined ? 'This is no Git repository.' : `Git knows no “${given}”.` }
  const since = (commit: string) => changesIn(git('diff', '--numstat', '--no-renames', commit), uncommitted)
  const changes = since(base)
  if (changes.files.length > 0 || given !== undefined) return { ...changes, since: git('log', '-1', '--format=%h %s', base) ?? base }
  return { ...since('HEAD~1'), since: 'the commit before the last one' }
}

/** Git counts for each file the lines that were added and those that are gone. */
function changesIn(counts: string | undefined, uncommitted: readonly string[]): Pick<Change, 'files' | 'grown'> {
  const counted = lines(counts).map((line) => line.split('\t'))
  const files = [...new Set([...counted.flatMap(([, , file]) => file ?? []), ...uncommitted])].sort()
  return { files, grown: new Set(counted.flatMap(([, gone, file]) => (gone === '0' && file !== undefined ? file : []))) }
}

/** Where this branch left main: nowhere when it is main. */
function usualBase(git: (...words: readonly string[]) => string | undefined): string | undefined {
  return git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? git('rev-parse', 'HEAD')
}

function lines(text: string | undefined): readonly string[] {
  return (text ?? '').split('\n').filter((line) => line !== '')
}
