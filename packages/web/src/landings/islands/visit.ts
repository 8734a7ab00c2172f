import { takeClicks } from '../../client/tracking/clicks.ts'
import { keepConsent } from '../../client/tracking/consent.ts'
import { followAnswer } from '../../client/tracking/follow-answer.ts'
import { tellArrival } from '../../client/tracking/tell-arrival.ts'
import { tellEvent } from '../../client/tracking/tell-event.ts'

/**
 * Tells of a visit that an advertisement led to, after a yes. Before it, the codes of the advertisement leave the address at once, and are
 * kept only when the question is answered with a yes on this page.
 */
takeClicks()
followAnswer()
void tellArrival()
void tellEvent('page_view')

for (const form of document.querySelectorAll<HTMLFormElement>('form[action="/consent"]'))
  form.addEventListener('submit', ({ submitter }) => {
    const answer = submitter instanceof HTMLButtonElement ? submitter.value : ''
    if (answer !== 'yes' && answer !== 'no') return
    keepConsent(answer)
    followAnswer()
  })
