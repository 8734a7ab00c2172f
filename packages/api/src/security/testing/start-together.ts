import { createInterface } from 'node:readline'
import { blindIndex } from '../blind-index.ts'
import { readKeyRing } from '../key-ring.ts'
import { encryptField } from '../sealing.ts'

/** A service for tests that start several at once: for each data folder it is given, it shows what its keys make. */
console.log('ready')
for await (const dataFolder of createInterface({ input: process.stdin })) {
  const { ring, problem } = readKeyRing({}, dataFolder)
  console.log(
    JSON.stringify(
      ring
        ? {
            sealed: encryptField(ring, { table: 'people', column: 'ssn', rowId: '1' }, `${process.pid}`),
            found: blindIndex(ring, { table: 'people', column: 'ssn' }, 'same'),
          }
        : { problem },
    ),
  )
}
