/** The record keeper as customers know it: by its name, or by what it does. The word itself says nothing to them. */
export function holderOf(recordKeeper: string | null): string {
  return recordKeeper ?? 'the company that holds the plan'
}

/** The same where a sentence begins. */
export function startOf(holder: string): string {
  return holder.charAt(0).toUpperCase() + holder.slice(1)
}

const refusals = {
  'form-missing': (holder: string) => `${holder} didn’t accept the form. Book a free call, and we ask with you on the line what it needs.`,
  'spouse-consent': () =>
    'Your spouse has to agree in writing. Book a call: we tell you which form it takes. If you are divorced, say so there.',
  'still-employed': () => 'You still work there, and the plan pays nothing out before you leave. You can ask again then.',
  other: (holder: string) => `${holder} has refused without a reason that we can read. Book a call: we ask with you on the line.`,
} as const

export type RefusedWhy = keyof typeof refusals

/** Why an account is not moved now, and what to do about it. */
export function refusalWords(why: RefusedWhy, recordKeeper: string | null): string {
  return refusals[why](startOf(holderOf(recordKeeper)))
}
