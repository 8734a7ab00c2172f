import { forgetClicks, saveClicks } from './clicks.ts'
import { consent } from './consent.ts'
import { forgetUid, makeUid } from './uid.ts'

/** Brings what this browser keeps in line with the answer, which may have been given on another page. */
export function followAnswer(): void {
  const answer = consent()
  if (answer === 'yes') {
    saveClicks()
    makeUid()
  }
  if (answer === 'no') {
    forgetClicks()
    forgetUid()
  }
}
