import { compileFlow, completeFacts, start } from '@app/engine'
import type { LandingFile, PageFile } from '@app/schemas/flow/page'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'

/** A page as its file tells it, and where it stands. */
export type FoundPage = {
  readonly name: string
  readonly file: LandingFile | PageFile
  readonly address: string
  readonly mode: string | undefined
  /** Where its button leads. */
  readonly startsAt: string | undefined
  readonly isLanding: boolean
}

type Flows = Pick<LiveCatalogue, 'landing' | 'page' | 'standing'>

/** Pages that are shown instead of another one, or for something in particular: none has an address of its own. */
const withoutAddress = new Set(['home', 'not-found', 'failure', 'my-401k-login-provider'])

/** The page of an address of one word; “home” stands at “/”. */
export function pageAt(flows: Flows, name: string): FoundPage | undefined {
  return withoutAddress.has(name) ? undefined : pageCalled(flows, name)
}

/** The page of a name, at its address or at another. */
export function pageCalled(flows: Flows, name: string, address = name === 'home' ? '/' : `/${name}`): FoundPage | undefined {
  const landing = flows.landing(name)
  const file = landing ?? flows.page(name)
  if (!file) return undefined
  const mode = 'landing' in file ? file.landing : file.starts
  return { name, file, address, mode, startsAt: mode && startOf(flows, mode), isLanding: landing !== undefined }
}

/** The first step of a mode for somebody of whom nothing is known. Without one the mode itself, which finds it. */
function startOf(flows: Flows, mode: string): string {
  const live = flows.standing(mode)?.live
  if (!live) return `/${mode}`
  const flow = compileFlow(live.resolved)
  const decision = start(flow, completeFacts(flow, {}))
  return decision.go ? `/${mode}/${decision.go.step}` : `/${mode}`
}
