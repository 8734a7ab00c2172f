import { PassThrough, type Readable } from 'node:stream'
import type { AnswerOf } from '@app/schemas/api/contract'
import type { flowContracts } from '@app/schemas/api/flows'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'

type Change = AnswerOf<typeof flowContracts.followFlows>

export type ChangeStreams = { readonly open: () => Readable; readonly close: () => void }

const heartbeatMs = 20_000

/** Server-sent events: one for every saved change, with the modes it touched. */
export function openChangeStreams(flows: LiveCatalogue): ChangeStreams {
  const ends = new Set<() => void>()
  const open = () => {
    const stream = new PassThrough()
    const tell = (change: Change) => stream.write(`data: ${JSON.stringify(change)}\n\n`)
    const stopListening = flows.onChange((modes) => tell({ type: 'changed', modes }))
    // Proxies close what is silent.
    const heartbeat = setInterval(() => stream.write(':\n\n'), heartbeatMs)
    const end = () => {
      clearInterval(heartbeat)
      stopListening()
      ends.delete(end)
      stream.end()
    }
    ends.add(end)
    stream.once('close', end)
    stream.write('retry: 1000\n\n')
    return stream
  }
  const close = () => {
    for (const end of ends) end()
  }
  return { open, close }
}
