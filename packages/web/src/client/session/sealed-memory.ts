import { deviceStorage } from '../browser-storage.ts'

/** What this browser keeps of one person: sealed with a key that only comes with their session. Nobody else can read it, or use it. */
export type SealedMemory = {
  readonly read: (name: string) => string | undefined
  readonly write: (name: string, text: string | undefined) => void
  /** Takes over what another tab has written meanwhile. What is being written here comes after it, and stays. */
  readonly readAnew: (name: string) => Promise<void>
  /** All that was written has reached the device. */
  readonly written: () => Promise<void>
}

const prefix = 'flow:sealed:'
const algorithm = 'AES-GCM'
const ivBytes = 12

/** Opens the memory with the key of a session. What another key sealed belongs to somebody else, and goes. */
export async function openSealedMemory(key: string): Promise<SealedMemory> {
  const sealing = await importKey(key)
  const values = new Map<string, string>()
  if (sealing)
    for (const name of sealedNames()) {
      const text = await unseal(sealing, name)
      if (text === undefined) deviceStorage.remove(prefix + name)
      else values.set(name, text)
    }
  let queue: Promise<void> = Promise.resolve()
  const unwritten = new Set<string>()
  const put = async (name: string) => {
    const text = values.get(name)
    unwritten.delete(name)
    if (text === undefined) deviceStorage.remove(prefix + name)
    else if (sealing) deviceStorage.write(prefix + name, await seal(sealing, name, text))
  }
  const take = async (name: string) => {
    const isGone = deviceStorage.read(prefix + name) === undefined
    const text = sealing && (await unseal(sealing, name))
    if (unwritten.has(name)) return
    if (text !== undefined) values.set(name, text)
    else if (isGone) values.delete(name)
  }
  return {
    read: (name) => values.get(name),
    write: (name, text) => {
      if (text === undefined) values.delete(name)
      else values.set(name, text)
      unwritten.add(name)
      // What can't be sealed is not kept: the page goes on with what it has in hand.
      queue = queue.then(() => put(name)).catch(() => undefined)
    },
    readAnew: (name) => {
      queue = queue.then(() => take(name)).catch(() => undefined)
      return queue
    },
    written: () => queue,
  }
}

/** Whether anything is sealed here, for anybody. */
export function isAnythingSealed(): boolean {
  return sealedNames().length > 0
}

/** Removes what is sealed here, whoever it belongs to. */
export function removeSealedMemory(): void {
  for (const name of sealedNames()) deviceStorage.remove(prefix + name)
}

function sealedNames(): readonly string[] {
  return deviceStorage.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
}

/** Returns undefined where the browser can't seal, as on a page without https: then nothing outlives the page. */
async function importKey(key: string): Promise<CryptoKey | undefined> {
  const { subtle } = crypto
  return subtle ? subtle.importKey('raw', bytesOf(key), algorithm, false, ['encrypt', 'decrypt']) : undefined
}

async function seal(key: CryptoKey, name: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = await crypto.subtle.encrypt({ name: algorithm, iv, additionalData: utf8(name) }, key, utf8(text))
  return `${textOf(iv)}.${textOf(new Uint8Array(sealed))}`
}

/** Returns undefined where nothing is kept, or somebody else's key sealed it. */
async function unseal(key: CryptoKey, name: string): Promise<string | undefined> {
  const [iv = '', sealed = ''] = (deviceStorage.read(prefix + name) ?? '').split('.')
  try {
    const opened = await crypto.subtle.decrypt({ name: algorithm, iv: bytesOf(iv), additionalData: utf8(name) }, key, bytesOf(sealed))
    return new TextDecoder().decode(opened)
  } catch {
    return undefined
  }
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

function textOf(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
