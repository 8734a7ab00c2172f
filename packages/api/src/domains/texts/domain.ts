import type { Domain } from '../domain.ts'
import { textJobs } from './jobs.ts'
import { hearReply } from './replies.ts'
import { sealedStoppedNumbers } from './sealed.ts'
import { stopTexts } from './stop-texts.ts'

/** Text messages with news, for people who said yes to them. */
export const texts = {
  jobs: textJobs,
  webhooks: (context) => ({ sms: hearReply(context) }),
  sealed: [sealedStoppedNumbers],
  personal: { stop: stopTexts, forgotten: ['texts'] },
} satisfies Domain
