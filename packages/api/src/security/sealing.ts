import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import type { Tables } from '../db/database.ts'
import type { KeyRing } from './key-ring.ts'

/**
 * A table with sealed columns, as its folder declares it in `sealed.ts`. Nothing else can be sealed, and `allSealedTables`
 * (`domains/index.ts`) hands them all to the change of keys.
 */
export type SealedTable<Column extends SealedColumn = SealedColumn> = {
  readonly name: string
  readonly sealed: readonly Column[]
  /** Columns of blind indexes that can be made again. Those made from something not stored (requests, senders) expire instead. */
  readonly indexes: Readonly<Record<string, IndexSource>>
  /** The primary key where it is not `id`: columns of one type. Their JSON is the id that sealed texts are bound to. */
  readonly key?: { readonly columns: readonly string[]; readonly type: 'uuid' | 'text' }
}

/** A text, or jsonb: { "sealed": text } as the whole value, or as any of its values, each of which is bound to its own name. */
export type SealedColumn = string | { readonly sealedValueOf: string } | { readonly sealedValuesOf: string }

/** The sealed column whose text a blind index is made from; `as` where it has to match the index of another table. */
export type IndexSource = { readonly from: string; readonly as?: { readonly table: string; readonly column: string } }

type ColumnOf<Name extends keyof Tables> = keyof Tables[Name] & string
type SealedColumnOf<Name extends keyof Tables> =
  | ColumnOf<Name>
  | { readonly sealedValueOf: ColumnOf<Name> }
  | { readonly sealedValuesOf: ColumnOf<Name> }
type Options<Name extends keyof Tables, Column, Index extends string> = {
  readonly indexes?: Readonly<Record<Index, IndexSource & { readonly from: Column }>>
  readonly key?: { readonly columns: readonly ColumnOf<Name>[]; readonly type: 'uuid' | 'text' }
}

/** Declares the sealed columns of a table. A column that the table doesn't have does not compile. */
export function sealedTable<Name extends keyof Tables, const Column extends SealedColumnOf<Name>, Index extends ColumnOf<Name> = never>(
  name: Name,
  sealed: readonly Column[],
  { indexes, key }: Options<Name, Column, Index> = {},
): SealedTable<Column> {
  return { name, sealed, indexes: indexes ?? {}, ...(key && { key }) }
}

/** Seals and opens the personal columns of one table. */
export type Sealing<Column extends string> = {
  readonly seal: (column: Column, rowId: string, plain: string) => string
  readonly open: (column: Column, rowId: string, sealed: string) => string
}

/** The name that a text is bound to: its column, or its own among the values of a jsonb column. */
type NameOf<Column extends SealedColumn> = Column extends string
  ? Column
  : Column extends { readonly sealedValueOf: infer Own }
    ? Own
    : string

export function sealing<Column extends SealedColumn>(
  keys: KeyRing,
  { name: table }: SealedTable<Column>,
): Sealing<NameOf<Column> & string> {
  return {
    seal: (column, rowId, plain) => encryptField(keys, { table, column, rowId }, plain),
    open: (column, rowId, sealed) => decryptField(keys, { table, column, rowId }, sealed),
  }
}

/** The place of a value. It can be decrypted there and nowhere else. */
export type Place = { readonly table: string; readonly column: string; readonly rowId: string }

const reasons = {
  'not-sealed': 'is not an encrypted value',
  'unknown-key': 'was encrypted with a key that the service does not have',
  changed: 'was changed, or was encrypted for another row or column',
}

/** Why a stored value cannot be read. It names the place, and nothing of the content. */
export class SealedValueProblem extends Error {
  override readonly name = 'SealedValueProblem'
  readonly reason: keyof typeof reasons

  constructor(reason: keyof typeof reasons, { table, column }: { readonly table: string; readonly column: string }) {
    super(`A value of ${table}.${column} ${reasons[reason]}.`)
    this.reason = reason
  }
}

const version = 'v1'
const shape = /^v1\.([a-z0-9-]{1,16})\.([A-Za-z0-9_-]+)$/
const algorithm = 'aes-256-gcm'
const saltBytes = 32
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
const mostCached = 10_000
// Every string comes back as it was, also one that is not valid Unicode and that UTF-8 would change in silence.
const encoding = 'utf16le'

/** The value as text to store: version, name of the master key, and salt, cipher text and tag. */
export function encryptField(ring: KeyRing, place: Place, plain: string): string {
  const { id, key } = ring.master.current
  const salt = randomBytes(saltBytes)
  const own = ownKey(key, salt)
  const cipher = createCipheriv(algorithm, own.key, own.nonce, { authTagLength: tagBytes }).setAAD(boundTo(id, place))
  const body = Buffer.concat([salt, cipher.update(Buffer.from(plain, encoding)), cipher.final(), cipher.getAuthTag()])
  return `${startOf(id)}${body.toString('base64url')}`
}

/** The value as it was. Throws a SealedValueProblem when it was tampered with or its key is not there. */
export function decryptField(ring: KeyRing, place: Place, sealed: string): string {
  const { id, body } = open(sealed, place)
  const key = ring.master.byId.get(id)
  if (key === undefined) throw new SealedValueProblem('unknown-key', place)
  const own = ownKey(key, body.subarray(0, saltBytes))
  const decipher = createDecipheriv(algorithm, own.key, own.nonce, { authTagLength: tagBytes })
  decipher.setAAD(boundTo(id, place)).setAuthTag(body.subarray(-tagBytes))
  const text = decipher.update(body.subarray(saltBytes, -tagBytes))
  try {
    return Buffer.concat([text, decipher.final()]).toString(encoding)
  } catch {
    throw new SealedValueProblem('changed', place)
  }
}

/** Whether another key than the current one is needed to read it. */
export function needsRotation(ring: KeyRing, sealed: string): boolean {
  return !sealed.startsWith(startOf(ring.master.current.id))
}

/** The same value under the current key. Save it only while the old text is still there: it may have been overwritten since. */
export function rotateField(ring: KeyRing, place: Place, sealed: string): string {
  return encryptField(ring, place, decryptField(ring, place, sealed))
}

function startOf(id: string): string {
  return `${version}.${id}.`
}

function open(sealed: string, place: Place): { id: string; body: Buffer } {
  const [, id, encoded] = shape.exec(sealed) ?? []
  if (id === undefined || encoded === undefined) throw new SealedValueProblem('not-sealed', place)
  const body = Buffer.from(encoded, 'base64url')
  // The last character may hold bits that the decoder drops: only one text represents these bytes.
  if (body.length < saltBytes + tagBytes || body.toString('base64url') !== encoded) throw new SealedValueProblem('not-sealed', place)
  return { id, body }
}

type OwnKey = { readonly key: KeyObject; readonly nonce: Buffer }

/** By master key, then by salt, the oldest first. Nothing in here opens more than the master key beside it. */
const derived = new WeakMap<KeyObject, Map<string, OwnKey>>()

/**
 * Each value has its own key, derived from the master key and a random salt. A random key sealed by the master key would do the same
 * with a second encryption and a longer text, and random nonces under one master key are safe for 2^32 values only; salts of 32 bytes
 * do not meet. Its advantage, that rotation seals only the key anew, is none for short values: here rotation changes every key.
 *
 * Deriving costs four times what the cipher does, and a questionnaire is opened with every answer that is saved: keys are cached.
 */
function ownKey(master: KeyObject, salt: Buffer): OwnKey {
  const cached = derived.get(master) ?? new Map<string, OwnKey>()
  derived.set(master, cached)
  const name = salt.toString('latin1')
  const known = cached.get(name)
  if (known) return known
  const own = deriveOwnKey(master, salt)
  cached.set(name, own)
  const [oldest] = cached.keys()
  if (cached.size > mostCached && oldest !== undefined) cached.delete(oldest)
  return own
}

function deriveOwnKey(master: KeyObject, salt: Buffer): OwnKey {
  const bytes = Buffer.from(hkdfSync('sha256', master, salt, 'field-encryption v1', keyBytes + nonceBytes))
  // For a Buffer, Node finds out by throwing and catching two errors that it is no key: that takes longer than all the rest.
  return { key: createSecretKey(bytes.subarray(0, keyBytes)), nonce: bytes.subarray(keyBytes) }
}

/** As a list, so that no two places are written alike. */
function boundTo(id: string, { table, column, rowId }: Place): Buffer {
  return Buffer.from(JSON.stringify([version, id, table, column, rowId]))
}
