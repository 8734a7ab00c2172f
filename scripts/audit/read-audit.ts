const severe: ReadonlySet<unknown> = new Set(['high', 'critical'])

/** What `npm audit --json` says: whether anything severe is known, and the lines for people. Something else than a report is no answer. */
export function readAudit(text: string): { readonly isSafe: boolean; readonly lines: readonly string[] } {
  const report = groupOf(parsed(text))['vulnerabilities']
  if (report === undefined) return { isSafe: true, lines: ['The registry does not answer npm audit here: nothing was looked up.'] }
  const found = Object.entries(groupOf(report)).map(([name, one]) => ({ name, ...known(groupOf(one)) }))
  const isSafe = !found.some(({ severity }) => severe.has(severity))
  return { isSafe, lines: found.map(({ name, severity, range }) => `${severity}: ${name} ${range}`) }
}

function known({ severity, range }: Readonly<Record<string, unknown>>) {
  return { severity, range }
}

function groupOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
