import { connect } from 'node:net'

const nothing = { text: '', bytes: 0 }

/**
 * Sends from as many connections as there are people, each its next request as soon as the last one is answered. Plain sockets: the two
 * cores are there for the service and its database. Anything but an answer of 200 ends it.
 */
export async function sendLoad({ port, people, callOf, seconds = Number.POSITIVE_INFINITY, requests = Number.POSITIVE_INFINITY }) {
  const times = []
  const begunAt = performance.now()
  const endAt = begunAt + seconds * 1000
  let left = requests
  const mayAsk = () => left-- > 0 && performance.now() < endAt
  await Promise.all(people.map((person) => askAgainAndAgain({ port, person, callOf, mayAsk, times })))
  return { perSecond: (times.length / (performance.now() - begunAt)) * 1000, answered: times.length, ...spread(times) }
}

function askAgainAndAgain({ port, person, callOf, mayAsk, times }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let asked = 0
    let askedAt = 0
    let call
    const next = () => {
      if (!mayAsk()) return socket.end()
      call = callOf(asked++)
      askedAt = performance.now()
      socket.write(call.request(person), 'latin1')
    }
    const answered = (status, body) => {
      times.push(performance.now() - askedAt)
      if (status !== '200') throw new Error(`${call.title} gave ${status}: ${body.slice(0, 200)}`)
      call.take(person, body)
      next()
    }
    const fail = (error) => {
      reject(error)
      socket.destroy()
    }
    const read = readAnswers(answered)
    socket.on('connect', next).on('error', fail).on('close', resolve)
    socket.on('data', (piece) => {
      try {
        read(piece)
      } catch (error) {
        fail(error)
      }
    })
  })
}

/** Calls back with each whole answer. Headers and what is looked for in bodies are plain ASCII. */
function readAnswers(answered) {
  let waiting = ''
  let head = nothing
  return (piece) => {
    waiting += piece.latin1Slice()
    if (head === nothing) {
      const end = waiting.indexOf('\r\n\r\n')
      if (end < 0) return
      const text = waiting.slice(0, end)
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      if (length === undefined) throw new Error(`an answer does not say how long it is: ${text}`)
      head = { text, bytes: end + 4 + Number(length) }
    }
    if (waiting.length < head.bytes) return
    const { text, bytes } = head
    const body = waiting.slice(text.length + 4, bytes)
    waiting = waiting.slice(bytes)
    head = nothing
    answered(text.slice(9, 12), body)
  }
}

function spread(times) {
  const sorted = Float64Array.from(times).sort()
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  return { p50: at(0.5), p99: at(0.99) }
}
