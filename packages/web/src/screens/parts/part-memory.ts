import { readDevice, saveOnDevice } from '../../client/device.ts'

type SavedPlace = { readonly step: string; readonly index: number }

/** The name under which a flow has it forgotten. */
const device = 'last-question-index'

/** The part of a step that a person was on when they left it. */
export function rememberedPart(step: string): number {
  const saved = readDevice<SavedPlace>(device)
  return saved?.step === step ? saved.index : 0
}

export function rememberPart(step: string, index: number): void {
  saveOnDevice(device, { step, index } satisfies SavedPlace)
}

/** Everything on the step is saved: the next visit begins at its first part. */
export function forgetPart(step: string): void {
  if (readDevice<SavedPlace>(device)?.step === step) saveOnDevice(device, undefined)
}
