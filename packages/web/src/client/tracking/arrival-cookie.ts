import { onPersonKnown, readDevice, saveOnDevice } from '../device.ts'
import { onSignOut } from '../session/resets.ts'
import { cookieHere } from './consent.ts'

const cookie = 'arrival'
const device = 'arrival'

/** The campaign in the address of the first page, as the service saved it: short names, and no codes. */
export function readArrival(): URLSearchParams {
  return new URLSearchParams(cookieHere(cookie) ?? readDevice<string>(device) ?? '')
}

export function forgetArrival(): void {
  saveOnDevice(device, undefined)
  dropCookie()
}

/** What brought a person is theirs from their sign-in on, and not the next one's at this browser. */
onPersonKnown(() => {
  const brought = cookieHere(cookie)
  if (brought === undefined) return
  saveOnDevice(device, brought)
  dropCookie()
})
onSignOut(dropCookie)

function dropCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store that would replace it is not everywhere yet
  document.cookie = `${cookie}=; max-age=0; path=/; samesite=lax`
}
