import { readDevice, saveOnDevice } from '../device.ts'
import { consent } from './consent.ts'

const device = 'uid'

/** The id of this browser in what is reported: random, and undefined without a yes. */
export function readUid(): string | undefined {
  return consent() === 'yes' ? readDevice<string>(device) : undefined
}

/** Makes it up, once it may be there. */
export function makeUid(): void {
  if (consent() === 'yes' && readUid() === undefined) saveOnDevice(device, crypto.randomUUID())
}

export function forgetUid(): void {
  saveOnDevice(device, undefined)
}
