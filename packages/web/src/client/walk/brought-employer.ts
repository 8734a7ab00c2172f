import { readDevice, saveOnDevice } from '../device.ts'

/** An employer that was looked up on a page before the flow, with its number when it was picked from the list. */
type BroughtEmployer = { readonly company_name: string; readonly company_id?: number }

const device = 'employer'
const longest = 120

/** Saves the employer that an address names, until a list of jobs takes it over. */
export function saveBroughtEmployer(search: string): void {
  const query = new URLSearchParams(search)
  const company_name = query.get('employer')?.trim().slice(0, longest) ?? ''
  const id = query.get('company_id') ?? ''
  if (company_name === '') return
  saveOnDevice(device, { company_name, ...(/^\d{1,9}$/.test(id) && { company_id: Number(id) }) })
}

/** The employer that was brought along: once. */
export function takeBroughtEmployer(): BroughtEmployer | undefined {
  const brought = readDevice<BroughtEmployer>(device)
  saveOnDevice(device, undefined)
  return brought
}
