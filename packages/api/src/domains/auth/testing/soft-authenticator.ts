import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { CreationOptions, MadePasskey, RequestOptions, ShownPasskey } from '@app/schemas/api/people/passkey-fields'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const flags = { present: 0x01, verified: 0x04, mayBackUp: 0x08, backedUp: 0x10, attested: 0x40 }

export type SoftAuthenticator = ReturnType<typeof softAuthenticator>

/** A passkey in software, as the standard describes one: for tests of the service. `origin` is the page that it believes to be on. */
export function softAuthenticator({ origin = 'http://localhost:3000', isUnlocked = true, synced = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let handle = ''

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (rpId: string, attested?: Buffer) => {
    // Synced passkeys do not count.
    if (!synced) counter++
    const backup = synced ? flags.mayBackUp | flags.backedUp : 0
    const flag = flags.present | (isUnlocked ? flags.verified : 0) | backup | (attested ? flags.attested : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flag]), counted, attested ?? Buffer.alloc(0)])
  }
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const, clientExtensionResults: {} }

  return {
    id: common.id,
    handle: () => handle,
    setCounter: (to: number) => {
      counter = to
    },

    make: ({ challenge, rp, user }: CreationOptions): MadePasskey => {
      handle = user.id
      const data = authenticatorData(rp.id, attestedCredential(id, publicKey))
      return { ...common, response: attestationResponse(clientData('webauthn.create', challenge), data) }
    },

    show: ({ challenge, rpId }: Pick<RequestOptions, 'challenge' | 'rpId'>): ShownPasskey => {
      const client = clientData('webauthn.get', challenge)
      return { ...common, response: { ...assertionResponse(client, authenticatorData(rpId), privateKey), userHandle: handle } }
    },
  }
}

function attestedCredential(id: Buffer, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(coseKey)])
}

function attestationResponse(client: Buffer, data: Buffer): MadePasskey['response'] {
  const statement = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', new Uint8Array(data)],
  ])
  return {
    clientDataJSON: client.toString('base64url'),
    attestationObject: Buffer.from(isoCBOR.encode(statement)).toString('base64url'),
    transports: ['internal', 'hybrid'],
  }
}

function assertionResponse(client: Buffer, data: Buffer, privateKey: KeyObject) {
  const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey)
  return {
    clientDataJSON: client.toString('base64url'),
    authenticatorData: data.toString('base64url'),
    signature: signature.toString('base64url'),
  }
}
