import type { mailerContracts } from '@app/schemas/api/visitors/mailer'
import type { Context } from '../../context/context.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import { type Handlers, showPage } from '../../http/call/handlers.ts'
import { isConfirmLink } from './confirm-link.ts'
import { confirmedPage, confirmedTooLate, confirmPage } from './confirm-page.ts'
import { confirmMessage, receiveMessage } from './receive-message.ts'

/** Messages to the people who help. */
export function mailerHandlers(context: Context) {
  const { keys } = context
  return {
    contactUs: async ({ body: { recaptcha_resp_token, ...message }, sender }) => {
      const taken = await receiveMessage(context, { ...message, language: sender.language }, sender.address, recaptcha_resp_token)
      return isFailure(taken) ? taken : { status: 'OK' }
    },

    askToConfirm: ({ params: { id, token } }) =>
      isConfirmLink(keys, id, token) ? showPage(confirmPage) : fail('link_used_up', confirmedTooLate),

    confirmContact: async ({ params: { id, token } }) => {
      if (!isConfirmLink(keys, id, token)) return fail('link_used_up', confirmedTooLate)
      return (await confirmMessage(context, id)) ? showPage(confirmedPage) : fail('link_used_up', confirmedTooLate)
    },
  } satisfies Handlers<typeof mailerContracts>
}
