import { done } from '../../client/answer.ts'
import { ask } from '../../client/ask.ts'
import { useSession } from '../../client/session.ts'
import type { RecordKind } from './record.ts'

const subject = 'A message from the help page'

/** A message to the people who help. Until there is an account it waits here: it is answered by letter, to an address that we know. */
export const contactMessages: RecordKind = {
  mayWait: true,
  save: async ({ message }) => {
    const { user } = useSession.getState()
    if (typeof message !== 'string' || message === '' || user === false || user === 'unknown') return done(undefined)
    return ask('POST /api/v1/mailer/contact-us/', {
      body: {
        first_name: user.first_name,
        last_name: user.last_name,
        from_email: user.email,
        subject,
        message,
        // No check for programs is loaded from elsewhere: whoever writes here is signed in.
        recaptcha_resp_token: crypto.randomUUID(),
      },
    })
  },
}
