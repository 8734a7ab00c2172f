import { type ChoosableModes, chooseMode, type ModeChoice } from '@app/engine/mode'
import { isKarat } from '@app/schemas/rules/visitors/karat'
import { readDevice, saveOnDevice } from '../device.ts'
import { readArrival } from '../tracking/arrival-cookie.ts'

/** Where a person comes from, by the address of their first page. It is sent along when they make an account. */
export type Origin = { readonly partner_name?: string; readonly origin_domain?: string; readonly isKarat?: boolean }

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

const modeDevice = 'flow-mode'

/** Which mode an address without a step leads to. Modes of the dashboard are remembered. */
export function modeFor(search: string, argument: string | undefined, modes: ChoosableModes): ModeChoice {
  const query = new URLSearchParams(search).get('flow_mode') ?? undefined
  const choice = chooseMode({ query, argument, saved: savedMode() }, modes)
  if (choice.remember) saveOnDevice(modeDevice, choice.mode)
  return choice
}

/** The mode that somebody goes on with who made an account on the page for it: the one that brought them, the saved one, or the default. */
export function modeAfterSignUp(search: string, modes: ChoosableModes): ModeChoice {
  const query = new URLSearchParams(search).get('flow_mode') ?? readArrival().get('flow_mode') ?? undefined
  return chooseMode({ query, saved: savedMode() }, modes)
}

/** The mode of the dashboard that was walked last. */
export function savedMode(): string | undefined {
  return readDevice<string>(modeDevice)
}

const lastDevice = 'last'

/** Where a person was last: the way back for people who come without an address. */
export type LastPlace = { readonly pathname: string; readonly mode: string; readonly person: string }

export function saveLastPlace(place: LastPlace): void {
  saveOnDevice(lastDevice, place)
}

/** The memory of another person is no way back. */
export function lastPlace(person: string): LastPlace | undefined {
  const last = readDevice<LastPlace>(lastDevice)
  if (last && last.person !== person) {
    saveOnDevice(lastDevice, undefined)
    saveOnDevice(modeDevice, undefined)
    return undefined
  }
  return last
}
