import { readDevice, saveOnDevice } from './device.ts'

type Values = Readonly<Record<string, string>>

/** What was typed into a form and not sent: it outlives a reload, a closed page and a session that ran out. Never a password or a secret number. */
export function readFormDraft(form: string): unknown {
  return readDevice<unknown>(deviceName(form))
}

/** Keeps it, sealed while somebody is signed in; undefined once it is sent or given up. */
export function saveFormDraft(form: string, draft: unknown): void {
  saveOnDevice(deviceName(form), draft)
}

/** What this browser still has of the fields of a form. */
export function readKeptFields(form: string, fields: readonly string[]): Values {
  const draft = readFormDraft(form)
  if (typeof draft !== 'object' || draft === null) return {}
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => fields.includes(name) && typeof value === 'string'))
}

/** Keeps only what differs from how the form begins: what was not touched may change elsewhere meanwhile. */
export function keepFields(form: string, fields: readonly string[], values: Values, start: Values): void {
  const changed = fields.flatMap((name) => {
    const value = values[name]
    return value === undefined || value === (start[name] ?? '') ? [] : [[name, value] as const]
  })
  saveFormDraft(form, changed.length > 0 ? Object.fromEntries(changed) : undefined)
}

function deviceName(form: string): string {
  return `form-${form}`
}
