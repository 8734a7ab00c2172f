/** Mistakes that are not found in some modes, with the reason. Whatever else is not found fails the test. */
export const knownSurvivors: Readonly<Record<string, { readonly modes: readonly string[]; readonly why: string }>> = {
  'a condition left out': {
    modes: ['landing-rollover'],
    why: 'Whoever named the plan of an employer is asked for an IRA all the same: a page too many, which no proof forbids. `exits.test.ts` walks there and finds it.',
  },
}
