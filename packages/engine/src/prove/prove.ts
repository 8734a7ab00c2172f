import type { FactValue } from '@app/schemas/flow/condition'
import { arrivalFacts } from '../flow/arrival.ts'
import { compileFlow, type Flow } from '../flow/compile.ts'
import { start } from '../flow/next.ts'
import type { ResolvedMode } from '../flow/resolved.ts'
import { proveAsking } from './asking.ts'
import { proveBack } from './back.ts'
import { type Beginning, type Exploration, explore } from './explore.ts'
import { proveFilled } from './filled.ts'
import type { Proof } from './finding.ts'
import { proveLeading } from './leading.ts'
import { proveLinks } from './links.ts'
import { liveFacts } from './live.ts'
import { proveOnce } from './once.ts'
import { proveReach } from './reach.ts'
import { proveResume } from './resume.ts'
import { proveRounds } from './rounds.ts'
import { proveSelling } from './selling.ts'

/** The result of proving a mode: its walk, and the ten proofs with their counter-examples. */
export type Proven = { readonly flow: Flow; readonly walk: Exploration; readonly proofs: readonly Proof[]; readonly sound: boolean }

/** Proves a mode over all its paths. Shows a shortest counter-example wherever a proof fails. */
export function prove(resolved: ResolvedMode): Proven {
  const flow = compileFlow(resolved)
  const walk = explore(flow, [freshStart(flow)], liveFacts(flow, false))
  const proofs = [
    proveReach(walk),
    proveBack(walk),
    proveResume(flow),
    proveRounds(flow),
    proveLinks(flow),
    proveAsking(walk),
    proveSelling(walk),
    proveLeading(walk),
    proveOnce(walk),
    proveFilled(walk),
  ]
  return { flow, walk, proofs, sound: proofs.every(({ proven }) => proven) }
}

/** A person who starts: no answers, nothing done but what people arrive with; all else about them may be anything. */
export function freshStart(flow: Flow): Beginning {
  const facts: Record<string, FactValue | undefined> = {}
  for (const [name, fact] of Object.entries(flow.resolved.facts)) {
    if (fact.from === 'person') facts[name] = undefined
    else if (name.startsWith('progress.') || name.startsWith('answered.')) facts[name] = false
  }
  return { decide: (known) => start(flow, known), facts: { ...facts, ...arrivalFacts(flow.resolved) } }
}
