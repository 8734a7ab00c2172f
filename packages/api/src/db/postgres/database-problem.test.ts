import { expect, it } from 'vitest'
import { startProblem } from './database-problem.ts'

it('names a full disk in one line, whichever program met it', () => {
  const full = 'The disk that holds /data is full. Make some room and start again.'
  expect(startProblem('/data', 'could not write to file "pg_wal/xlogtemp.31": No space left on device', '/data/log').message).toBe(full)
  expect(startProblem('/data', 'could not extend file "base/5/1249": Disk quota exceeded', '/data/log').message).toBe(full)
})
