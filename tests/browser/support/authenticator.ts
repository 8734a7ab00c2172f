import type { CDPSession } from 'playwright-core'
import type { Visitor } from './browser.ts'

/** An authenticator in the browser, which unlocks itself. */
export async function plugInAuthenticator({ context, page }: Pick<Visitor, 'context' | 'page'>) {
  const session: CDPSession = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { lose: () => session.send('WebAuthn.clearCredentials', { authenticatorId }) }
}
