import { readDevice, saveOnDevice } from '../device.ts'
import { type Typed, useDrafts } from '../walk/drafts.ts'

type Drafts = Readonly<Record<string, Typed>>

/** What waits on this device for a person whose session ended by itself. Secrets are not among it. */
type Away = { readonly person: string; readonly drafts: Drafts }

const device = 'away'

export function readAway(): Away | undefined {
  return readDevice<Away>(device)
}

/** Puts what a person typed aside, so that nobody else sees it: it is shown to them again, and to them alone. */
export function putAside(person: string, drafts: Drafts = readDevice<Drafts>('drafts') ?? {}): void {
  saveOnDevice(device, { person, drafts } satisfies Away)
}

/** A person signed in: what was put aside for them is restored, and what was put aside for others is removed. */
export function comeBack(person: string): void {
  const away = readAway()
  if (!away) return
  saveOnDevice(device, undefined)
  if (away.person !== person) return
  const steps = { ...away.drafts, ...useDrafts.getState().steps }
  useDrafts.setState({ steps })
  saveOnDevice('drafts', Object.keys(steps).length > 0 ? steps : undefined)
}
