import { create } from 'zustand'
import { type Answer, consent, saveConsent } from './consent.ts'
import { followAnswer } from './kept.ts'

/** What was answered, for what is shown of it. */
export const useConsent = create<{ readonly answer: Answer | undefined }>(() => ({ answer: consent() }))

/** Keeps an answer, and with a no nothing else. */
export function answerConsent(answer: Answer): void {
  saveConsent(answer)
  useConsent.setState({ answer: consent() })
  followAnswer()
}
