import { readDevice, saveOnDevice } from './device.ts'

/** What was typed into a form and not sent: it outlives a reload, a closed page and a session that ran out. Never a password or a secret number. */
export function readFormDraft(form: string): unknown {
  return readDevice<unknown>(deviceName(form))
}

/** Keeps it, sealed while somebody is signed in; undefined once it is sent or given up. */
export function saveFormDraft(form: string, draft: unknown): void {
  saveOnDevice(deviceName(form), draft)
}

function deviceName(form: string): string {
  return `form-${form}`
}
