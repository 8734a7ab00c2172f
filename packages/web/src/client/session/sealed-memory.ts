/** What this browser keeps of one person: sealed with a key that only comes with their session. Nobody else can read it, or use it. */
export type SealedMemory = {
  readonly read: (name: string) => string | undefined
  readonly write: (name: string, text: string | undefined) => void
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
  if (sealing) for (const name of sealedNames()) await unseal(sealing, values, name)
  let queue: Promise<void> = Promise.resolve()
  const put = async (name: string) => {
    const text = values.get(name)
    if (text === undefined) localStorage.removeItem(prefix + name)
    else if (sealing) localStorage.setItem(prefix + name, await seal(sealing, name, text))
  }
  return {
    read: (name) => values.get(name),
    write: (name, text) => {
      if (text === undefined) values.delete(name)
      else values.set(name, text)
      // A full or closed storage: the page goes on with what it has in hand.
      queue = queue.then(() => put(name)).catch(() => undefined)
    },
    written: () => queue,
  }
}

/** Removes what is sealed here, whoever it belongs to. */
export function removeSealedMemory(): void {
  for (const name of sealedNames()) localStorage.removeItem(prefix + name)
}

function sealedNames(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  } catch {
    return []
  }
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

async function unseal(key: CryptoKey, values: Map<string, string>, name: string): Promise<void> {
  const [iv = '', sealed = ''] = (localStorage.getItem(prefix + name) ?? '').split('.')
  try {
    const opened = await crypto.subtle.decrypt({ name: algorithm, iv: bytesOf(iv), additionalData: utf8(name) }, key, bytesOf(sealed))
    values.set(name, new TextDecoder().decode(opened))
  } catch {
    localStorage.removeItem(prefix + name)
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
