import { compileFlow, completeFacts, start } from '@app/engine'
import type { LandingFile, PageFile } from '@app/schemas/flow/page'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import type { PageStart } from './page-builder.ts'

/** A page as its file tells it, and where it stands. */
export type FoundPage = {
  readonly name: string
  readonly file: LandingFile | PageFile
  readonly address: string
  readonly mode: string | undefined
  /** Where its button leads. */
  readonly startsAt: string | undefined
  readonly start: PageStart | undefined
  readonly isLanding: boolean
}

/** The part of the flows that pages are found in. */
export type PageFlows = { readonly files: Pick<FlowSnapshot['files'], 'landing' | 'page'>; readonly modes: FlowSnapshot['modes'] }

/** Pages that are shown instead of another one, or for something in particular: none has an address of its own. */
const withoutAddress = new Set(['home', 'not-found', 'failure', 'my-401k-login-provider'])

/** The page of an address of one word; “home” stands at “/”. */
export function pageAt(flows: PageFlows, name: string): FoundPage | undefined {
  return withoutAddress.has(name) ? undefined : pageCalled(flows, name)
}

/** The page of a name, at its address or at another. */
export function pageCalled(flows: PageFlows, name: string, address = name === 'home' ? '/' : `/${name}`): FoundPage | undefined {
  const landing = flows.files.landing.get(name)
  const file = landing ?? flows.files.page.get(name)
  if (!file) return undefined
  const mode = 'landing' in file ? file.landing : file.starts
  const start = mode === undefined ? undefined : startOf(flows, mode)
  const startsAt = start && (start.step ? `/${start.mode}/${start.step.step}` : `/${start.mode}`)
  return { name, file, address, mode, startsAt, start, isLanding: landing !== undefined }
}

/** The first step of a mode for somebody of whom nothing is known. Without one it is the mode that finds it. */
function startOf(flows: PageFlows, mode: string): PageStart {
  const live = flows.modes.get(mode)?.live
  if (!live) return { mode, step: undefined }
  const flow = compileFlow(live.resolved)
  const { go } = start(flow, completeFacts(flow, {}))
  return { mode, step: go && live.steps[go.step] }
}
