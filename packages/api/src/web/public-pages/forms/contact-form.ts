import { mailerContracts } from '@app/schemas/api/visitors/mailer'
import type { Words } from '@app/schemas/language'
import type { FormState } from '@app/schemas/pages/page-drawing'
import type { Context } from '../../../context/context.ts'
import { receiveUnchecked } from '../../../domains/mailer/receive-message.ts'
import { isFailure } from '../../../failure/failure.ts'
import { languageOf } from '../../../http/answer/language-of.ts'
import { checkForm } from './check-form.ts'
import type { FormOpened } from './form-opened.ts'
import { refusedForm } from './refused-form.ts'
import { goBelow, isFromProgram, type PageForm, type Typed } from './sent-forms.ts'

const form = 'contact'
const names = ['first_name', 'last_name', 'from_email', 'subject', 'message'] as const
/** What the call takes, but for the check that only a script can make. */
const schema = mailerContracts.contactUs.body.omit({ recaptcha_resp_token: true })
const below = { 'passed-on': 'sent', 'email-sent': 'confirm-by-email' } as const

/** The contact form. What could not be checked for programs waits until its sender confirms it by an e-mail. */
export function contactForm(context: Context, opened: FormOpened): PageForm {
  const taken = (state: FormState) => () => ({ form, typed: {}, isTaken: true, state })
  return {
    onShown: opened.note,
    shows: { [below['passed-on']]: taken('passed-on'), [below['email-sent']]: taken('email-sent') },
    take: async (sent) => {
      const { typed, request } = sent
      const checked = checkForm(schema, typed, { names, language: languageOf(request) })
      if (!checked.ok) return refusedForm(form, checked)
      if (opened.isTooFast(request)) return refusedForm(form, { ...checked, errors: { '': tooFast[languageOf(request)] } })
      // A program gets the answer that it wants.
      if (isFromProgram(typed)) return goBelow(sent, below['email-sent'])
      const state = await receiveUnchecked(context, { ...checked.data, language: languageOf(request) }, request.ip, tokenIn(typed))
      return isFailure(state) ? refusedForm(form, checked, { failure: state, language: languageOf(request) }) : goBelow(sent, below[state])
    },
  }
}

const tooFast: Words<string> = {
  en: 'That was too quick for us to tell you from a program. Nothing was sent yet: press the button again.',
  es: 'Fue tan rápido que no podemos distinguirlo de un programa. Aún no se envió nada: pulsa el botón otra vez.',
}

function tokenIn(typed: Typed): string | undefined {
  return mailerContracts.contactUs.body.shape.recaptcha_resp_token.safeParse(typed['recaptcha_resp_token']).data
}
