import { cleanup } from '@testing-library/react'
import { removeMemory } from '../client/device.ts'
import { setLanguage } from '../client/language.ts'
import { forgetPerson } from '../client/session/resets.ts'
import { forgetModes } from '../client/walk/flow.ts'

/** After a test of the settings: nobody is there any more, in English, and the words of steps are asked for anew. */
export function leaveSettings(): void {
  cleanup()
  setLanguage('en')
  forgetPerson()
  removeMemory()
  forgetModes()
}
