import { spawnSync } from 'node:child_process'

export type Change = { readonly files: readonly string[] /** What it was compared with, in words. */; readonly since: string }

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
  const since = (commit: string) => [...new Set([...lines(git('diff', '--name-only', '--no-renames', commit)), ...uncommitted])].sort()
  const files = since(base)
  if (files.length > 0 || given !== undefined) return { files, since: git('log', '-1', '--format=%h %s', base) ?? base }
  return { files: since('HEAD~1'), since: 'the commit before the last one' }
}

/** Where this branch left main: nowhere when it is main. */
function usualBase(git: (...words: readonly string[]) => string | undefined): string | undefined {
  return git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? git('rev-parse', 'HEAD')
}

function lines(text: string | undefined): readonly string[] {
  return (text ?? '').split('\n').filter((line) => line !== '')
}
