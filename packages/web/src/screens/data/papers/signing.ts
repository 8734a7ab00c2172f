import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type Signing = Answered<'GET /api/v1/signing/'>
export type WaitingPaper = Signing['waiting'][number]
export type SignedPaper = Signing['signed'][number]

/** The papers that wait for the person’s signature, as they are shown, and those that are signed. */
export const savedSigning = resource<Signing>(() => ask('GET /api/v1/signing/'))
