import { unzipSync } from 'fflate'

/** What is in an archive, by name, as text. */
export function filesIn(archive: Uint8Array): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]))
}
