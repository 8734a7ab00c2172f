import { type ChoosableModes, chooseMode, type ModeChoice } from '@app/engine/mode'
import { readDevice, saveOnDevice } from '../device.ts'
import { readArrival } from '../tracking/arrival-cookie.ts'

/** The address of a step. */
export function addressOf(mode: string, step: string): string {
  return `/${mode}/${step}`
}

/** The step of an address, if it has one. */
export function stepOf(mode: string, pathname: string): string | undefined {
  const rest = pathname.slice(`/${mode}/`.length).replace(/\/$/, '')
  return pathname.startsWith(`/${mode}/`) && rest !== '' ? decodeURIComponent(rest) : undefined
}

/** The mode and the step that an address names, whether there are such or not. */
export function namedIn(pathname: string): { readonly mode: string; readonly step: string } {
  const [, mode = '', ...rest] = pathname.replace(/\/+$/, '').split('/').map(decoded)
  return { mode, step: rest.join('/') }
}

/** What cannot be read stays as it is: no step is called so. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
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
