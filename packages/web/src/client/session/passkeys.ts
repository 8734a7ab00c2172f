import type { Answered, Sent } from '../service/calls.ts'

type CreationOptions = Answered<'POST /api/v1/auth/passkeys/options/'>
type RequestOptions = Answered<'POST /api/v1/auth/sign-in/passkey/options/'>
type Made = Sent<'POST /api/v1/auth/passkeys/'>['body']['passkey']
export type Shown = Sent<'POST /api/v1/auth/sign-in/passkey/'>['body']['passkey']

/** `cancelled`: the person, or the browser after a while. `known`: this device has one already. */
export type NoPasskey = 'cancelled' | 'known' | 'failed'
type Result<T> = { readonly ok: true; readonly passkey: T } | { readonly ok: false; readonly why: NoPasskey }

export function canUsePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function'
}

/** Whether the browser offers passkeys while an address is typed. */
export async function canOfferPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true
}

/** Has the browser make a passkey. */
export async function makePasskey(options: CreationOptions): Promise<Result<Made>> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const { id, rawId, response } = await startRegistration({
      optionsJSON: {
        ...options,
        pubKeyCredParams: [...options.pubKeyCredParams],
        excludeCredentials: options.excludeCredentials.map(plain),
      },
    })
    const { clientDataJSON, attestationObject, transports = [] } = response
    const passkey = {
      id,
      rawId,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports },
    }
    return { ok: true, passkey }
  } catch (error) {
    return { ok: false, why: reasonOf(error) }
  }
}

/** Has the browser show one. `isOffered`: beside the field for the address, as long as the page is open; a later call takes its place. */
export async function showPasskey(options: RequestOptions, { isOffered = false } = {}): Promise<Result<Shown>> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const { id, rawId, response } = await startAuthentication({
      optionsJSON: { ...options, allowCredentials: options.allowCredentials.map(plain) },
      useBrowserAutofill: isOffered,
    })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    const shown = { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) }
    return { ok: true, passkey: { id, rawId, type: 'public-key', clientExtensionResults: {}, response: shown } }
  } catch (error) {
    return { ok: false, why: reasonOf(error) }
  }
}

/** Nothing is offered any more: the page that asked is gone. */
export async function stopOffering(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}

function plain({ id, type, transports }: RequestOptions['allowCredentials'][number]) {
  return { id, type, ...(transports && { transports: [...transports] }) }
}

function reasonOf(error: unknown): NoPasskey {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'known'
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed'
}
