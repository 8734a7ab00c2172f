import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { forgetPerson } from '../client/session/resets.ts'
import { forgetModes } from '../client/walk/flow.ts'
import { openableDialogs } from './openable-dialogs.ts'

/** Each test of a file opens the wizard as somebody who was never here. */
export function walkAnew(): void {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined)
    openableDialogs()
  })
  afterEach(() => {
    cleanup()
    forgetPerson()
    forgetModes()
    vi.unstubAllGlobals()
  })
}
