/** The calls that check and save records: loaded when someone with an account first needs them. Undefined when they can't be reached. */
export async function loadStepRecords() {
  try {
    return await import('./step-records.ts')
  } catch {
    return undefined
  }
}
