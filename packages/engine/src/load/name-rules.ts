import { nameSchemas } from '@app/schemas/flow/names'
import type { Schema } from './schema-parts.ts'

const rules: ReadonlyMap<string, string> = new Map([
  [nameSchemas['step-name'].pattern, 'letters, digits and hyphens, no “_”, and one “/” at most'],
  [nameSchemas['mode-name'].pattern, 'small letters, digits and hyphens, no “_”'],
  [nameSchemas['question-name'].pattern, 'small letters, digits and “_”, no “-”, and a letter first'],
  [nameSchemas['fact-name'].pattern, 'small letters, digits and “_”, with one dot at most'],
  [nameSchemas['progress-key'].pattern, 'small letters, digits and “_”'],
  [nameSchemas['need-name'].pattern, 'small letters and hyphens'],
  [nameSchemas['experiment-name'].pattern, 'small letters and digits, no “-” and no “_”'],
  ['^[a-z0-9]{1,30}$', 'small letters and digits, no “-” and no “_”'],
  ['^[a-z][a-z0-9_]*$', 'small letters, digits and “_”, no “-”, and a letter first'],
  ['^#[0-9A-Fa-f]{6}$', '“#” and six of 0–9 and A–F, such as #1A2B3C'],
  ['^[A-Za-z0-9_-]{1,60}$', 'letters, digits, “-” and “_”, no spaces'],
  ['^[A-Z]{2}$', 'two capital letters, such as ME'],
  ['^\\d{5}$', 'five digits'],
  ['^\\d{2}/\\d{2}/\\d{4}$', 'MM/DD/YYYY'],
  ['^https://\\S+$', 'an address that begins with https://'],
])

/** How a text has to be written, in words, and how it would be right. */
export function patternFix(data: unknown, { pattern }: Schema): string | undefined {
  const rule = typeof pattern === 'string' ? rules.get(pattern) : undefined
  if (typeof pattern !== 'string' || rule === undefined) return undefined
  const right = typeof data === 'string' ? repairs(data).find((one) => new RegExp(pattern).test(one)) : undefined
  return right === undefined ? `Use ${rule}.` : `Use ${rule}: “${right}”.`
}

function repairs(text: string): string[] {
  const plain = text.trim()
  const small = plain.toLowerCase()
  const joined = [plain, small].flatMap((one) => [one, one.replace(/[_\s]+/g, '-'), one.replace(/[-\s]+/g, '_')])
  return [...joined, small.replace(/[^a-z0-9]/g, '')]
}
