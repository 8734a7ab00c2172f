import { z } from 'zod'
import { says } from '../says.ts'

/** Bytes as WebAuthn writes them. */
function bytes(most: number) {
  return z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/, says({ en: 'This isn’t base64url.', es: 'Esto no es base64url.' }))
}

export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

const kind = z.literal('public-key')
const attachment = z.enum(['platform', 'cross-platform'])
const credential = z.strictObject({ id: z.string(), type: kind, transports: z.array(z.enum(transports)).readonly().exactOptional() })
const needed = z.literal('required')

/** What a browser is asked to make a passkey with: `PublicKeyCredentialCreationOptionsJSON`. */
export const creationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({
    id: z.string().meta({ description: 'A random number: it says nothing of the person.' }),
    name: z.string(),
    displayName: z.string(),
  }),
  pubKeyCredParams: z.array(z.strictObject({ type: kind, alg: z.int() })).readonly(),
  timeout: z.int(),
  excludeCredentials: z.array(credential).readonly(),
  authenticatorSelection: z.strictObject({ residentKey: needed, requireResidentKey: z.literal(true), userVerification: needed }),
  attestation: z.literal('none'),
})

/** What a browser is asked to show a passkey with: `PublicKeyCredentialRequestOptionsJSON`. Without a list, any of ours will do. */
export const requestOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: needed,
  allowCredentials: z.array(credential).readonly(),
})

const common = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: kind,
  authenticatorAttachment: attachment.nullable().exactOptional(),
  clientExtensionResults: z.strictObject({}).meta({ description: 'Empty: no extension is asked for.' }),
}

/** A new passkey, as a browser gives it: `RegistrationResponseJSON`. */
export const madePasskey = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    authenticatorData: bytes(20_000).exactOptional(),
    transports: z.array(z.string().max(40)).max(10).readonly().exactOptional(),
    publicKey: bytes(4000).exactOptional(),
    publicKeyAlgorithm: z.int().exactOptional(),
  }),
})

/** A passkey that was shown: `AuthenticationResponseJSON`. */
export const shownPasskey = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(200).exactOptional(),
  }),
})

export type CreationOptions = z.infer<typeof creationOptions>
export type RequestOptions = z.infer<typeof requestOptions>
export type MadePasskey = z.infer<typeof madePasskey>
export type ShownPasskey = z.infer<typeof shownPasskey>
