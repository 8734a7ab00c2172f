import { openDatabase } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'

/** A service for tests to kill in the middle of its migrations. */
await migrate(openDatabase({ url: process.argv[2] ?? '', maxConnections: 1, statementTimeoutMs: 0 }))
