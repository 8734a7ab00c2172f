import { isKarat } from '@app/schemas/rules/visitors/karat'
import { readDevice, saveOnDevice } from '../device.ts'
import { readArrival } from '../tracking/arrival-cookie.ts'

/** Where a person comes from, by the address of their first page. It is sent along when they make an account. */
type Origin = { readonly partner_name?: string; readonly origin_domain?: string; readonly isKarat?: boolean }

const device = 'origin'
const longest = 120

/** Keeps what the address says about where a person comes from, or else the page that they saw first. */
export function saveOrigin(search: string): void {
  const [query, before] = [new URLSearchParams(search), readArrival()]
  // Both or none: the domain of one partner says nothing of another.
  const from = query.has('partner_name') || query.has('origin_domain') ? query : before
  const said = (name: string) => from.get(name)?.slice(0, longest) || undefined
  const [partner, domain] = [said('partner_name'), said('origin_domain')]
  const karat = [query, before].some((one) => isKarat({ campaign: one.get('utm_campaign'), source: one.get('utm_source') }))
  if (!partner && !domain && !karat) return
  saveOnDevice(device, {
    ...origin(),
    ...(partner && { partner_name: partner }),
    ...(domain && { origin_domain: domain }),
    ...(karat && { isKarat: true }),
  })
}

export function origin(): Origin {
  return readDevice<Origin>(device) ?? {}
}

/** An employer that was looked up on a page before the flow, with its number when it was picked from the list. */
type BroughtEmployer = { readonly company_name: string; readonly company_id?: number }

const employerDevice = 'employer'

/** Saves the employer that an address names, until a list of jobs takes it over. */
export function saveBroughtEmployer(search: string): void {
  const query = new URLSearchParams(search)
  const company_name = query.get('employer')?.trim().slice(0, longest) ?? ''
  const id = query.get('company_id') ?? ''
  if (company_name === '') return
  saveOnDevice(employerDevice, { company_name, ...(/^\d{1,9}$/.test(id) && { company_id: Number(id) }) })
}

/** The employer that was brought along: once. */
export function takeBroughtEmployer(): BroughtEmployer | undefined {
  const brought = readDevice<BroughtEmployer>(employerDevice)
  saveOnDevice(employerDevice, undefined)
  return brought
}
