import type { StepFile } from '../../flow/steps/step.ts'

type Option = { readonly value: string | boolean; readonly formerly?: readonly string[] | undefined }

/** By the name of a fact that people decide: those of its answers that were stored under another name before. */
export type FormerOptions = Readonly<Record<string, readonly Option[]>>

export function formerOptions(steps: Iterable<StepFile>): FormerOptions {
  const all: Record<string, readonly Option[]> = {}
  for (const { fields = [] } of steps) {
    for (const field of fields) {
      if ('question' in field || field.fact === undefined || !field.options?.some(({ formerly }) => formerly)) continue
      all[field.fact] = [...(all[field.fact] ?? []), ...field.options]
    }
  }
  return all
}
