import { type BrowserStorage, deviceStorage, tabStorage } from './browser-storage.ts'
import { onSignOut } from './session/resets.ts'
import { isAnythingSealed, openSealedMemory, removeSealedMemory, type SealedMemory } from './session/sealed-memory.ts'

const prefix = 'flow:'
const sealedPrefix = 'flow:sealed:'
/** Marks a browser in which a session has begun and was not ended on purpose. */
const marker = 'flow:session'

/** What is the browser's and no person's. It is kept in the clear, and outlives a sign-out. */
const ofBrowser = new Set(['theme', 'ending'])
/** What tabs tell each other. It is no person's either, and goes with the session. */
const ofTabs = new Set(['touched'])
/** What is kept by step, and of each step by field. */
const ofSteps = new Set(['drafts'])

/** Where values are saved: on the device, or only in memory while this page is a preview. */
let storage: Pick<BrowserStorage, 'read' | 'write' | 'remove'> | undefined
/** The memory of the person who is signed in. */
let memory: { readonly key: string; readonly sealed: SealedMemory } | undefined

const reloads = new Set<() => void>()

/** From now on this page keeps everything in its own memory, and begins with nothing. */
export function forgetEverything(): void {
  const survivesSignOut = new Map<string, string>()
  storage = {
    read: (key) => survivesSignOut.get(key),
    write: (key, text) => {
      survivesSignOut.set(key, text)
      return false
    },
    remove: (key) => void survivesSignOut.delete(key),
  }
}

/** What this browser keeps between visits. Never a Social Security number, a card or an account number. Gone on sign-out. */
export function readDevice<T>(name: string): T | undefined {
  try {
    const text = memory && isPersonal(name) ? memory.sealed.read(name) : (storage ?? deviceStorage).read(prefix + name)
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    // What cannot be read counts as not saved.
    return undefined
  }
}

/** Keeps a value, at least as long as this page is open. */
export function saveOnDevice(name: string, value: unknown): void {
  const text = value === undefined ? undefined : JSON.stringify(value)
  if (memory && isPersonal(name)) memory.sealed.write(name, text)
  else if (text === undefined) (storage ?? deviceStorage).remove(prefix + name)
  else (storage ?? deviceStorage).write(prefix + name, text)
}

/** A store that reads the device when the page is loaded reads again when it is known who is there. */
export function onPersonKnown(reload: () => void): void {
  reloads.add(reload)
}

const followed = new Map<string, () => void>()

/** A store of what is kept under a name: it also reads again when another tab has kept something there. */
export function followDevice(name: string, reload: () => void): void {
  followed.set(name, reload)
  onPersonKnown(reload)
}

/** Follows what other tabs keep, so that the next key typed here takes nothing away that was typed there; gives the way to end that. */
export function followKept(): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key?.startsWith(prefix)) void readAnew(key)
  }
  // A page that the browser had put by heard nothing meanwhile.
  const seen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) for (const name of followed.keys()) void readAnew((memory ? sealedPrefix : prefix) + name)
  }
  addEventListener('storage', heard)
  addEventListener('pageshow', seen)
  return () => {
    removeEventListener('storage', heard)
    removeEventListener('pageshow', seen)
  }
}

async function readAnew(key: string): Promise<void> {
  const isSealed = key.startsWith(sealedPrefix)
  const name = key.slice((isSealed ? sealedPrefix : prefix).length)
  const reload = followed.get(name)
  if (!reload || isSealed !== (memory !== undefined)) return
  if (memory) await memory.sealed.readAnew(name)
  // Whoever signs in there takes along what was kept in the clear: it comes back here with the same session.
  else if (deviceStorage.read(key) === undefined) return
  reload()
}

/** The memory that is being opened. */
let opening: { readonly key: string; readonly done: Promise<void> } | undefined

/** Somebody is signed in: what is kept from now on is theirs, with what they have done here before they signed in. */
export function openMemory(key: string): Promise<void> {
  if (storage || memory?.key === key) return Promise.resolve()
  // Opened a second time, it would be as it was before what was typed meanwhile.
  if (opening?.key !== key) opening = { key, done: readMemory(key).catch(failedToOpen) }
  return opening.done
}

function failedToOpen(error: unknown): never {
  opening = undefined
  throw error
}

async function readMemory(key: string): Promise<void> {
  const sealed = await openSealedMemory(key)
  // Signed out meanwhile, or somebody else came.
  if (opening?.key !== key) return
  opening = undefined
  for (const name of plainNames()) {
    const [before, now] = [sealed.read(name), deviceStorage.read(prefix + name)]
    if (now !== undefined) sealed.write(name, joined(before, now, ofSteps.has(name)))
    deviceStorage.remove(prefix + name)
  }
  memory = { key, sealed }
  deviceStorage.write(marker, '1')
  for (const reload of reloads) reload()
  await sealed.written()
}

/** What was kept last has reached the device: a page that loads itself anew waits for it. */
export async function memoryWritten(): Promise<void> {
  await memory?.sealed.written()
}

/** Whether a session has begun here that was not ended on purpose: what the browser keeps in the clear is that person's. */
export function wasLeftOpen(): boolean {
  return deviceStorage.read(marker) !== undefined
}

/** Whether a session has ended here that nobody ended on purpose: what was typed in it waits for its person to sign in. */
export function waitsForSignIn(): boolean {
  return !memory && !storage && isAnythingSealed()
}

/** Signed out on purpose: not even what is sealed stays. */
export function removeMemory(): void {
  if (!storage) removeSealedMemory()
}

function isPersonal(name: string): boolean {
  return !ofBrowser.has(name) && !ofTabs.has(name)
}

/** What is kept in the clear and belongs to whoever is there. */
function plainNames(): readonly string[] {
  const names = deviceStorage.keys().filter((key) => key.startsWith(prefix) && !key.startsWith(sealedPrefix) && key !== marker)
  return names.map((key) => key.slice(prefix.length)).filter(isPersonal)
}

/** Two records are one, in which the newer answers count: of each step that is in both, too. */
function joined(before: string | undefined, now: string, isOfSteps: boolean): string {
  const [old, fresh]: unknown[] = [before === undefined ? undefined : JSON.parse(before), JSON.parse(now)]
  if (!isRecord(old) || !isRecord(fresh)) return now
  const newer = isOfSteps ? Object.entries(fresh).map(([step, typed]) => [step, merged(old[step], typed)]) : Object.entries(fresh)
  return JSON.stringify({ ...old, ...Object.fromEntries(newer) })
}

function merged(old: unknown, fresh: unknown): unknown {
  return isRecord(old) && isRecord(fresh) ? { ...old, ...fresh } : fresh
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function clearDevice(): void {
  memory = undefined
  opening = undefined
  if (storage) return
  for (const key of deviceStorage.keys())
    if (key.startsWith(prefix) && !key.startsWith(sealedPrefix) && !ofBrowser.has(key.slice(prefix.length))) deviceStorage.remove(key)
  tabStorage.clear()
}

onSignOut(clearDevice)
