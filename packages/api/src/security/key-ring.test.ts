import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { emptyFolder } from '../db/testing/data-folders.ts'
import { blindIndex } from './blind-index.ts'
import { readKeyRing } from './key-ring.ts'
import { decryptField, encryptField } from './sealing.ts'
import { randomKey } from './testing/key-rings.ts'

const script = fileURLToPath(new URL('./testing/start-together.ts', import.meta.url))
const place = { table: 'people', column: 'ssn', rowId: '1' }
const isRoot = process.getuid?.() === 0
const fileName = 'development-keys.env'

describe('keys of the environment', () => {
  const [one, two, three] = [randomKey(), randomKey(), randomKey()]

  it('are used in production, the first one to write and all to read', () => {
    const folder = emptyFolder()
    const { ring, keyFile } = readKeyRing(
      { NODE_ENV: 'production', ENCRYPTION_KEYS: ` b:${one}, a:${two}\n`, ENCRYPTION_INDEX_KEYS: `i:${three}` },
      folder,
    )
    expect([ring?.master.current.id, [...(ring?.master.byId.keys() ?? [])], ring?.index.current.id]).toEqual(['b', ['b', 'a'], 'i'])
    expect(ring?.master.current.key.export().toString('base64')).toBe(one)
    expect([keyFile, readdirSync(folder)]).toEqual([undefined, []])
  })

  it.each(['production', 'development', undefined])('are refused when only half of them is there (%s)', (mode) => {
    const folder = emptyFolder()
    expect(readKeyRing({ NODE_ENV: mode, ENCRYPTION_KEYS: `a:${one}` }, folder).problem).toMatch(/^ENCRYPTION_INDEX_KEYS is missing\./)
    expect(readKeyRing({ NODE_ENV: mode, ENCRYPTION_INDEX_KEYS: `a:${one}` }, folder).problem).toMatch(/^ENCRYPTION_KEYS is missing\./)
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([undefined, '', ' '])('must be there in production, and “%s” is not there', (nothing) => {
    const folder = emptyFolder()
    const { ring, problem } = readKeyRing({ NODE_ENV: 'production', ENCRYPTION_KEYS: nothing, ENCRYPTION_INDEX_KEYS: nothing }, folder)
    expect(ring).toBeUndefined()
    expect(problem).toMatch(/^ENCRYPTION_KEYS is missing\. Write it as name:key.*openssl rand -base64 32/)
    expect(readdirSync(folder)).toEqual([])
  })

  const notShaped = /^Key 1 of ENCRYPTION_KEYS is not a short name, a colon and a key\./
  const wrong: [string, string, RegExp][] = [
    ['a key without a name', one, notShaped],
    ['an empty name', `:${one}`, notShaped],
    ['a long name', `${'a'.repeat(17)}:${one}`, notShaped],
    ['a name with a dot', `a.b:${one}`, notShaped],
    ['a name in capitals', `A:${one}`, notShaped],
    ['a short key', `a:${Buffer.alloc(31, one).toString('base64')}`, notShaped],
    ['a long key', `a:${Buffer.alloc(33, one).toString('base64')}`, notShaped],
    ['a key in hex', `a:${Buffer.from(one, 'base64').toString('hex')}`, notShaped],
    ['stray bits at the end', `a:${one.slice(0, 42)}B=`, /^Key 1 of ENCRYPTION_KEYS is not 32 bytes of base64\./],
    ['zeros', `a:${Buffer.alloc(32).toString('base64')}`, /^Key 1 of ENCRYPTION_KEYS is not random\./],
    ['an empty entry', `a:${one},`, /^Key 2 of ENCRYPTION_KEYS is not a short name/],
    ['a broken second key', `a:${one},b:${two.slice(2)}`, /^Key 2 of ENCRYPTION_KEYS is not a short name/],
    ['a name twice', `a:${one},a:${two}`, /^Key 2 of ENCRYPTION_KEYS has the same name/],
    ['a key twice', `a:${one},b:${one}`, /hold the same key twice/],
    ['the index key as a master key', `a:${one},b:${three}`, /hold the same key twice/],
  ]

  it.each(wrong)('are refused in one line that does not show them: %s', (_, keys, line) => {
    const { problem = '' } = readKeyRing({ ENCRYPTION_KEYS: keys, ENCRYPTION_INDEX_KEYS: `i:${three}` }, '')
    expect(problem).toMatch(line)
    expect(problem).not.toContain('\n')
    for (const part of keys.split(/[:,]/).filter((text) => text.length > 20)) expect(problem).not.toContain(part.slice(0, 8))
  })
})

describe('the key file of development', () => {
  it('is made for its owner alone, also in a folder that is not there yet, and found again', () => {
    const folder = join(emptyFolder(), 'new/data')
    const first = readKeyRing({}, folder)
    const sealed = first.ring && encryptField(first.ring, place, 'kept')
    expect(first.keyFile).toBe(join(folder, fileName))
    expect(statSync(join(folder, fileName)).mode & 0o777).toBe(0o600)
    const written = readFileSync(join(folder, fileName), 'utf8')
    const second = readKeyRing({ NODE_ENV: 'development' }, folder)
    expect(second.ring && decryptField(second.ring, place, sealed ?? '')).toBe('kept')
    expect([readFileSync(join(folder, fileName), 'utf8'), readdirSync(folder)]).toEqual([written, [fileName]])
  })

  it('has keys and names of its own in every folder', () => {
    const [one, other] = [emptyFolder(), emptyFolder()].map((folder) => readKeyRing({}, folder).ring)
    expect(one?.master.current.id).not.toBe(other?.master.current.id)
    expect(one && other?.master.current.key.equals(one.master.current.key)).toBe(false)
  })

  it('can be moved into the environment as it is', () => {
    const folder = emptyFolder()
    const { ring } = readKeyRing({}, folder)
    const env = Object.fromEntries(
      [...readFileSync(join(folder, fileName), 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    )
    const moved = readKeyRing({ ...env, NODE_ENV: 'production' }, emptyFolder()).ring
    expect(ring && moved && decryptField(moved, place, encryptField(ring, place, 'kept'))).toBe('kept')
  })

  it('is made once when eight services start at the same moment', async () => {
    const services = await Promise.all(Array.from({ length: 8 }, startedService))
    for (let round = 0; round < 20; round++) {
      const folder = join(emptyFolder(), 'data')
      const told = await Promise.all(services.map(({ start }) => start(folder)))
      const { ring } = readKeyRing({}, folder)
      if (ring === undefined) throw new Error('no key ring')
      expect(new Set(told.map(({ found }) => found))).toEqual(new Set([blindIndex(ring, place, 'same')]))
      expect(told.map(({ sealed }) => decryptField(ring, place, sealed))).toEqual(services.map(({ pid }) => `${pid}`))
      expect([readdirSync(folder), statSync(join(folder, fileName)).mode & 0o777]).toEqual([[fileName], 0o600])
    }
  })

  it.each([
    ['is empty', ''],
    ['is not text', Buffer.from([0, 255, 10, 61, 10, 0])],
    ['was cut', `ENCRYPTION_KEYS=dev:${randomKey()}\nENCRYPTION_INDEX_KEYS=dev:abcdefgh`],
    ['has a line less', `ENCRYPTION_KEYS=dev:${randomKey()}\n`],
  ])('is refused in one line and left as it is when it %s', (_, content) => {
    const file = keyFile(content)
    const { problem = '' } = readKeyRing({}, join(file, '..'))
    expect(problem).toMatch(/^The key file .* is broken\. .*ENCRYPTION_(INDEX_)?KEYS .*delete it and a new one is made\.$/)
    expect(problem).not.toContain('abcdefgh')
    expect(readFileSync(file)).toEqual(Buffer.from(content))
  })

  it('is refused when others may open it', () => {
    const file = keyFile('')
    chmodSync(file, 0o640)
    expect(readKeyRing({}, join(file, '..')).problem).toBe(`Other users may open the key file ${file}. Close it to them with “chmod 600”.`)
  })

  it.runIf(isRoot)('is refused when it belongs to somebody else', () => {
    const file = keyFile('')
    chownSync(file, 65_534, 65_534)
    expect(readKeyRing({}, join(file, '..')).problem).toBe(`The key file ${file} belongs to another user. Start as that user.`)
  })

  it('is refused when it is a link, a folder or far too long', () => {
    const [folder, linked] = [emptyFolder(), emptyFolder()]
    mkdirSync(join(folder, fileName))
    symlinkSync(keyFile(''), join(linked, fileName))
    const long = keyFile('#'.repeat(20_000))
    expect(readKeyRing({}, folder).problem).toBe(`${join(folder, fileName)} is not a key file. Move it away.`)
    expect(readKeyRing({}, linked).problem).toBe(`${join(linked, fileName)} is not a key file. Move it away.`)
    expect(readKeyRing({}, join(long, '..')).problem).toBe(`${long} is not a key file. Move it away.`)
  })

  it('cannot be made where there is no folder, and that is one line', () => {
    const file = keyFile('')
    expect(readKeyRing({}, file).problem).toMatch(/^The key file .* cannot be used \(ENOTDIR\)\. Let this user/)
  })
})

function keyFile(content: string | Buffer): string {
  const file = join(emptyFolder(), fileName)
  writeFileSync(file, content, { mode: 0o600 })
  return file
}

type Told = { readonly sealed: string; readonly found: string }

/** A process that has loaded everything and waits for a data folder. */
async function startedService(): Promise<{ pid: number | undefined; start: (folder: string) => Promise<Told> }> {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => ended(child))
  const lines = createInterface({ input: child.stdout })
  await once(lines, 'line')
  const start = async (folder: string): Promise<Told> => {
    const answer = once(lines, 'line')
    child.stdin.write(`${folder}\n`)
    return JSON.parse(String((await answer)[0]))
  }
  return { pid: child.pid, start }
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
