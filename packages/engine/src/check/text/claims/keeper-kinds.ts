import { type KeeperName, keeperNames, keepers } from '@app/schemas/flow/promises/keepers'
import type { Problem } from '../../../load/document.ts'

const calls = /\bwe(?:’ll| will)? (?:call|dial|join the call|stay on the line)\b/i
const writes = /\bwe(?:’ll| will)? (?:also )?(?:e-mail|write to) you\b/i

/** No e-mail calls anybody, and no job or partner of ours writes to people: what keeps a promise can do what it says. */
export function otherKeeper(sentences: readonly string[], keptBy: readonly string[]): Problem | undefined {
  const kinds = new Set(keeperNames.filter((name) => keptBy.includes(name)).map((name: KeeperName) => keepers[name].by))
  if (kinds.size === 0) return undefined
  const [called, written] = [calls, writes].map((pattern) => sentences.find((sentence) => pattern.test(sentence)))
  if (called !== undefined && kinds.size === 1 && kinds.has('email')) return cannot(called, 'An e-mail calls nobody')
  if (written !== undefined && !kinds.has('email') && !kinds.has('task'))
    return cannot(written, 'Neither a job nor a partner writes to people')
  return undefined
}

function cannot(sentence: string, why: string): Problem {
  return {
    rule: 'keeper-of-another',
    message: `“${sentence}” is kept by something that can’t do it. ${why}.`,
    fix: 'Name in "keptBy" what does it: “npm run flows -- list keepers”.',
  }
}
