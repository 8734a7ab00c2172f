import { destination } from 'pino'

const togetherBytes = 12_288
const togetherMs = 200
/** Who reads so slowly loses lines; the service keeps its memory. */
const mostWaitingBytes = 10_000_000

let shared: ReturnType<typeof destination> | undefined

/**
 * Where log lines go. A write costs more than its line, so those of a moment leave together, and nobody waits for it. Only an end
 * without notice, by a signal that cannot be heard, takes along the last of them.
 */
export function standardOutput() {
  shared ??= open()
  return shared
}

function open() {
  const stream = destination({
    fd: process.stdout.fd,
    sync: false,
    minLength: togetherBytes,
    periodicFlush: togetherMs,
    maxLength: mostWaitingBytes,
  })
  let isBroken = false
  // The reader is gone, or the disk is full: that does not end the service.
  stream.on('error', () => {
    isBroken = true
  })
  process.on('exit', () => {
    // It would try for ever to write what cannot be written.
    if (isBroken) return
    try {
      stream.flushSync()
    } catch {
      // Before its first line it is not open yet: then there is nothing to write.
    }
  })
  return stream
}
