import { onSignOut } from './session/resets.ts'

const prefix = 'flow:'

/** Where values are saved: on the device, or only in memory while this page is a preview. */
let storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined

/** From now on this page keeps everything in its own memory, and begins with nothing. */
export function forgetEverything(): void {
  const survivesSignOut = new Map<string, string>()
  storage = {
    getItem: (key) => survivesSignOut.get(key) ?? null,
    setItem: (key, text) => void survivesSignOut.set(key, text),
    removeItem: (key) => void survivesSignOut.delete(key),
  }
}

/** What this browser keeps between visits. Never a Social Security number, a card or an account number. Gone on sign-out. */
export function readDevice<T>(name: string): T | undefined {
  try {
    const text = (storage ?? localStorage).getItem(prefix + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // What cannot be read counts as not saved.
    return undefined
  }
}

/** Keeps a value; a browser that keeps nothing loses nothing but this. */
export function saveOnDevice(name: string, value: unknown): void {
  try {
    if (value === undefined) (storage ?? localStorage).removeItem(prefix + name)
    else (storage ?? localStorage).setItem(prefix + name, JSON.stringify(value))
  } catch {
    // A full or closed storage: the page goes on with what it has in hand.
  }
}

/** What outlives a sign-out: nothing about the person. */
const survivesSignOut = new Set(['theme', 'language'])

function clearDevice(): void {
  if (storage) return
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && !survivesSignOut.has(key.slice(prefix.length))) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // Nothing was saved.
  }
}

onSignOut(clearDevice)
