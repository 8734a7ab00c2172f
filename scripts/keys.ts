import { keysCommand, type Screen } from '@app/api/keys'

const lineEveryMs = 5_000

/** `npm run keys -- …`: looks after the keys that personal data is encrypted with. */
async function main(): Promise<number> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
  return keysCommand(process.argv.slice(2), { env: process.env, pid: process.pid, signal: stopping.signal, screen: openScreen() })
}

function openScreen(): Screen {
  let toldAt = performance.now()
  return {
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
    progress: (line) => {
      if (performance.now() - toldAt < lineEveryMs) return
      toldAt = performance.now()
      console.log(line)
    },
  }
}

process.exitCode = await main()
