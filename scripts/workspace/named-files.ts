/** Files that only an example makes, or that a program makes elsewhere. */
const madeUp: ReadonlySet<string> = new Set(['flows/modes/landing-spring.json'])
const kinds = 'ts|tsx|mjs|json|sql|css|md|svg'
const filePath = new RegExp(`^[\\w@.-]+(?:/[\\w@.-]+)+\\.(?:${kinds})$`)

/**
 * Files that a document names and that are not there: they were moved, or renamed. A path may begin in the middle, as `loans/money.ts` does,
 * and one with a star or another placeholder names no file.
 */
export function namedFileProblems(documents: ReadonlyMap<string, string>, paths: readonly string[]): readonly string[] {
  const ends = new Set(paths.flatMap(endsOf))
  return [...documents].flatMap(([document, text]) =>
    filesNamedIn(text)
      .filter((file) => !ends.has(file) && !madeUp.has(file))
      .map((file) => `${document} names ${file}, which is not there.`),
  )
}

function filesNamedIn(text: string): readonly string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, words = '']) => words.split(/[ ,]+/))
  return [...new Set(code.filter((word) => filePath.test(word)))]
}

/** A path, and what is left of it without the first folder, the first two … */
function endsOf(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.map((_part, index) => parts.slice(index).join('/'))
}
