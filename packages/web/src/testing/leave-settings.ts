import { cleanup } from '@testing-library/react'
import { forgetMode } from '../client/flow.ts'
import { setLanguage } from '../client/language.ts'
import { forgetPerson } from '../client/resets.ts'

/** After a test of the settings: nobody is there any more, in English, and the words of steps are asked for anew. */
export function leaveSettings(): void {
  cleanup()
  setLanguage('en')
  forgetPerson()
  forgetMode('dashboard')
}
