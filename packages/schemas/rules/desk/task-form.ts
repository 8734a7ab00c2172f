/** Something to fill in with an outcome. */
export type TaskField = {
  readonly type: 'text' | 'long-text' | 'money' | 'day' | 'choice'
  readonly label: string
  readonly hint?: string
  readonly isOptional?: true
  /** For a choice: its values, and how they read. */
  readonly options?: Readonly<Record<string, string>>
}

export type Outcome = {
  readonly label: string
  /** What follows for the customer, in a sentence: the colleague reads it before they press. */
  readonly effect: string
  readonly fields: Readonly<Record<string, TaskField>>
  /** It records something, and the task stays open. */
  readonly keepsOpen?: true
}

type ValueOf<F extends TaskField> = F['type'] extends 'money'
  ? number
  : F extends { readonly type: 'choice'; readonly options: infer O }
    ? keyof O & string
    : string

type Filled<F extends Readonly<Record<string, TaskField>>> = {
  readonly [K in keyof F]: F[K] extends { readonly isOptional: true } ? ValueOf<F[K]> | undefined : ValueOf<F[K]>
}

/** An outcome as it is settled: its name and what was filled in. Money is in cents, a day is YYYY-MM-DD. */
export type Settled<Outcomes extends Readonly<Record<string, Outcome>>> = {
  readonly [Name in keyof Outcomes & string]: { readonly outcome: Name; readonly values: Filled<Outcomes[Name]['fields']> }
}[keyof Outcomes & string]
