type Shown = { readonly mode: string; readonly step: string; readonly persona: string }

/** The address of a preview. */
export function addressOf({ mode, step, persona }: Shown): string {
  return `/preview/${mode}/${step}?persona=${encodeURIComponent(persona)}`
}

/** What the page in the frame says when somebody wants to see the step that comes next. */
export function isStepAsked(data: unknown): data is { readonly step: string } {
  return typeof data === 'object' && data !== null && 'step' in data && typeof data.step === 'string'
}
