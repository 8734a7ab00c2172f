import type { FactValue } from '@app/schemas/flow/condition'

/** One thing that is wrong or odd in a file of flows/, in words that say how to fix it. */
export type Diagnostic = {
  /** A stable name of the rule, such as "unknown-step". */
  readonly rule: string
  readonly severity: 'error' | 'warning'
  /** Which stage found it. */
  readonly stage: 'read' | 'schema' | 'check' | 'proof'
  readonly file: string
  readonly line: number
  readonly column: number
  /** What is wrong. */
  readonly message: string
  /** What to do about it. */
  readonly fix: string
  /** The place where it shows, when that is not where it was brought about. */
  readonly showsAt?: string
  /** Answers that show the fault, when it takes some. */
  readonly answers?: Readonly<Record<string, FactValue | 'unknown'>>
  /** The steps a person walks into the fault, when there is a path. */
  readonly path?: readonly string[]
}

/** Worst first within a file, then by place. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule),
  )
}
