import { expect, it } from 'vitest'
import { readAudit } from './read-audit.ts'

const found = (severity: string) => JSON.stringify({ vulnerabilities: { left: { severity, range: '<1.2.3', via: [] } }, metadata: {} })

it.each(['high', 'critical'])('a package that is known to be unsafe, %s, fails', (severity) => {
  expect(readAudit(found(severity))).toEqual({ isSafe: false, lines: [`${severity}: left <1.2.3`] })
})

it.each(['low', 'moderate'])('a lesser one, %s, is only told', (severity) => {
  expect(readAudit(found(severity))).toEqual({ isSafe: true, lines: [`${severity}: left <1.2.3`] })
})

it('nothing known says nothing', () => {
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ isSafe: true, lines: [] })
})

it.each(['', 'npm error', '{"error":{"summary":"405 Method Not Allowed"}}'])(
  'a registry that does not answer is reported, and fails nothing: %s',
  (text) => {
    expect(readAudit(text)).toEqual({ isSafe: true, lines: [expect.stringContaining('nothing was looked up')] })
  },
)
