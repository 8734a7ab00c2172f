import type { Diagnostic } from '@app/engine/author'
import styles from './diagnostics.module.css'

type Props = {
  readonly diagnostics: readonly Diagnostic[]
  /** Modes that have no last good version. */
  readonly neverLive?: readonly string[]
}

/** What is wrong with the files, by file: what, where, and what to do. */
export function Diagnostics({ diagnostics, neverLive = [] }: Props) {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const byFile = [...Map.groupBy(diagnostics, ({ file }) => file)].sort(([, a], [, b]) => stageOf(a) - stageOf(b))
  return (
    <section className={errors > 0 ? styles.errors : styles.warnings} aria-labelledby="diagnostics">
      <h2 id="diagnostics">{errors > 0 ? `${errors === 1 ? 'One mistake' : `${errors} mistakes`} in the files` : 'Worth a look'}</h2>
      {errors > 0 && (
        <p>
          The last good version stays live until they are mended.
          {neverLive.length > 0 && ` There is none yet of ${neverLive.map((mode) => `“${mode}”`).join(', ')}.`}
        </p>
      )}
      {byFile.map(([file, own]) => (
        <div key={file} className={styles.file}>
          <h3>
            <code>{file}</code>
          </h3>
          <ul>
            {own.map((one) => (
              <li key={`${one.line}:${one.column}:${one.rule}:${one.message}`}>
                <p className={styles.where}>
                  Line {one.line}, column {one.column} · {one.severity} · <code>{one.rule}</code>
                </p>
                <p>{one.message}</p>
                <p className={styles.fix}>{one.fix}</p>
                {one.path && <p className={styles.where}>On the way: {one.path.join(' → ')}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const stages = ['read', 'schema', 'check', 'proof']

/** A file that cannot be read makes others look wrong: it comes first. */
function stageOf(diagnostics: readonly Diagnostic[]): number {
  return Math.min(...diagnostics.map(({ stage }) => stages.indexOf(stage)))
}
