import { tabStorage } from '../../client/browser-storage.ts'
import { dropToken, heldToken } from '../../client/session/token-in-address.ts'

const place = 'desk:invitation'

/** The token of an invitation that this tab was opened with. It outlives signing in and making an account, and leaves no trace in addresses. */
export function heldInvitation(): string | undefined {
  const token = heldToken('invitation')
  if (token === undefined) return tabStorage.read(place)
  tabStorage.write(place, token)
  dropToken()
  return token
}

/** For the person who signs in next, when the one who was here has signed out. */
export function saveInvitation(token: string): void {
  tabStorage.write(place, token)
}

export function dropInvitation(): void {
  tabStorage.remove(place)
}
