import { saveConsent } from '../../client/tracking/consent.ts'
import { followAnswer, readClicks } from '../../client/tracking/kept.ts'
import { reportArrival } from '../../client/tracking/report-arrival.ts'
import { reportEvent } from '../../client/tracking/report-event.ts'

/**
 * Tells of a visit that an advertisement led to, after a yes. Before it, the codes of the advertisement leave the address at once, and are
 * kept only when the question is answered with a yes on this page.
 */
readClicks()
followAnswer()
void reportArrival()
void reportEvent('page_view')

for (const form of document.querySelectorAll<HTMLFormElement>('form[action="/consent"]'))
  form.addEventListener('submit', ({ submitter }) => {
    const answer = submitter instanceof HTMLButtonElement ? submitter.value : ''
    if (answer !== 'yes' && answer !== 'no') return
    saveConsent(answer)
    followAnswer()
  })
