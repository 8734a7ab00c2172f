import { ask } from '../../client/service/ask.ts'
import { canOfferPasskeys, type Shown, showPasskey, stopOffering } from '../../client/session/passkeys.ts'

/** Before what the browser was given to sign is too old, which is after five minutes. */
const offeredAnewMs = 4 * 60_000
const lookEveryMs = 30_000

/**
 * Has the browser offer passkeys beside the address, and hands over the one that is picked; says `picked` that it signed nobody in, it is
 * offered once more. Pages stay open for days: where it can be seen it is offered anew in time. Whatever else happens is silent. Gives
 * what ends it.
 */
export function offerPasskeys(picked: (passkey: Shown) => Promise<boolean>): () => void {
  let isOver = false
  let offeredAtMs: number | undefined
  const offer = async (): Promise<void> => {
    offeredAtMs = Date.now()
    const options = await ask('POST /api/v1/auth/sign-in/passkey/options/')
    if (isOver || !options.ok) return
    // This takes the place of what was offered before.
    const shown = await showPasskey(options.data, { isOffered: true })
    if (isOver || !shown.ok) return
    if (!(await picked(shown.passkey)) && !isOver) await offer()
  }
  const look = () => {
    if (document.visibilityState !== 'visible' || offeredAtMs === undefined) return
    if (Date.now() - offeredAtMs >= offeredAnewMs) void offer()
  }
  void canOfferPasskeys().then((canOffer) => {
    if (canOffer && !isOver) void offer()
  })
  const timer = setInterval(look, lookEveryMs)
  document.addEventListener('visibilitychange', look)
  return () => {
    isOver = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    if (offeredAtMs !== undefined) void stopOffering()
  }
}
