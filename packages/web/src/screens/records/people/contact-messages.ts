import { language, type Words } from '../../../client/language.ts'
import { done, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { personToken } from '../../../client/service/person-check.ts'
import { useSession } from '../../../client/session/session.ts'
import { announceDone } from '../../../client/walk/just-done.ts'
import type { RecordKind } from '../record.ts'

const subject = 'A message from the help page'
const unchecked: Words<string> = {
  en: 'We couldn’t check that a person is writing, so your message wasn’t sent. It’s still here: try again in a minute, or call us.',
  es: 'No pudimos comprobar que escribe una persona, así que tu mensaje no se envió. Sigue aquí: inténtalo otra vez en un minuto o llámanos.',
}

/** A message to the people who help. Until there is an account it waits here: it is answered by letter, to an address that we know. */
export const contactMessages: RecordKind = {
  mayWait: true,
  save: async ({ message }) => {
    const { user } = useSession.getState()
    if (typeof message !== 'string' || message === '' || user === false || user === 'unknown') return done(undefined)
    const token = await personToken()
    if (token === undefined) return failed({ code: 'challenge_required', detail: unchecked[language()] })
    const sent = await ask('POST /api/v1/mailer/contact-us/', {
      body: {
        first_name: user.first_name,
        last_name: user.last_name,
        from_email: user.email,
        subject,
        message,
        recaptcha_resp_token: token,
      },
    })
    if (sent.ok) announceDone({ what: 'message-sent', to: user.email })
    return sent
  },
}
