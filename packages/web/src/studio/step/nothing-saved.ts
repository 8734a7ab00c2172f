import { forgetEverything } from '../../client/device.ts'
import { useSession } from '../../client/session/session.ts'
import { useDrafts } from '../../client/walk/drafts.ts'

/**
 * Makes this page a place where nothing is kept: not on the device, and not by the service, to which only questions go out. What a
 * panel asks for is answered as for anybody who opens it in this browser.
 */
export function saveNothing(): void {
  forgetEverything()
  useDrafts.setState({ steps: {}, secrets: {} })
  useSession.setState({ user: false })
  const send = window.fetch.bind(window)
  window.fetch = (address, sent = {}) =>
    (sent.method ?? 'GET') === 'GET' ? send(address, sent) : Promise.resolve(Response.json(refusal, { status: 409 }))
}

const refusal = { code: 'not_in_this_state', detail: 'This is a preview: nothing is sent or saved.' }
