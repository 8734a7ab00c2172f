import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findTestServer, offerTestServer, urlFor } from '@app/api/testing'
import { generateTables } from '@app/api/testing-tables'
import { knownWords } from './support/known-words.ts'

const file = 'packages/api/src/db/generated/tables.ts'

/** `npm run tables`: writes the row types of a database that has just been migrated. A test says when they are out of date. */
async function main(): Promise<void> {
  const { address, close } = await offerTestServer(process.env)
  try {
    const { url, prefix } = await findTestServer(address)
    await writeFile(join(import.meta.dirname, '..', file), await generateTables(urlFor(url, `${prefix}template`)))
    console.log(`Wrote ${file}.`)
  } finally {
    await close()
  }
}

knownWords('npm run tables', 'writes the row types of a database that has just been migrated.')
await main()
