import pg from 'pg'
import { startPrivatePostgres } from '../connections/private-postgres.ts'

const [dataFolder = ''] = process.argv.slice(2)

/** A service for tests to kill: it writes one number after another, and prints each committed one. */
async function main(): Promise<void> {
  const { url } = await startPrivatePostgres({ dataFolder, log: console.error })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table if not exists kept (number int primary key)')
  for (let number = 1; ; number++) {
    await client.query('insert into kept values ($1)', [number])
    console.log(number)
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
