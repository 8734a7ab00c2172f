import { keepOnDevice, readDevice } from './device.ts'
import { type Typed, useDrafts } from './drafts.ts'

/** What waits on this device for a person whose session ended by itself. Secrets are not among it. */
type Away = { readonly person: string; readonly kept: Readonly<Record<string, unknown>> }

const device = 'away'
/** What of the device is theirs: what they typed, what waits to be saved, and where they were. */
const theirs = ['drafts', 'later', 'last', 'flow-mode'] as const

export function readAway(): Away | undefined {
  return readDevice<Away>(device)
}

/** Puts what a person typed aside, so that nobody else sees it: it is shown to them again, and to them alone. */
export function keepAway(person: string, { kept }: Pick<Away, 'kept'> = { kept: nowKept() }): void {
  keepOnDevice(device, { person, kept } satisfies Away)
}

/** Somebody signed in: what waits for them is theirs again, and what waits for somebody else goes. */
export function comeBack(person: string): void {
  const away = readAway()
  if (!away) return
  keepOnDevice(device, undefined)
  if (away.person !== person) return
  for (const name of theirs) if (readDevice(name) === undefined) keepOnDevice(name, away.kept[name])
  useDrafts.setState(({ steps }) => ({ steps: { ...(away.kept['drafts'] as Record<string, Typed> | undefined), ...steps } }))
}

function nowKept(): Away['kept'] {
  return Object.fromEntries(theirs.flatMap((name) => (readDevice(name) === undefined ? [] : [[name, readDevice(name)]])))
}
