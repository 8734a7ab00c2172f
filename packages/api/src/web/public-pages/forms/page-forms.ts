import type { Context } from '../../../context/context.ts'
import { isDatabaseDown } from '../../../db/connections/is-database-down.ts'
import { fail } from '../../../failure/failure.ts'
import { languageOf } from '../../../http/answer/language-of.ts'
import { contactForm } from './contact-form.ts'
import { formOpened } from './form-opened.ts'
import { refusedForm } from './refused-form.ts'
import type { PageForm, PageForms } from './sent-forms.ts'
import { waitlistForm } from './waitlist-form.ts'

/** The forms of public pages that keep something, or send it to somebody. */
export function pageForms(context: Context): PageForms {
  const opened = formOpened(context.keys, context.now)
  return {
    contact: keepingTyped('contact', contactForm(context, opened)),
    waitlist: keepingTyped('waitlist', waitlistForm({ context, publicUrl: context.settings.publicUrl, opened })),
  }
}

/** Where something breaks, nothing that was typed is lost. */
export function keepingTyped(name: string, form: PageForm): PageForm {
  return {
    ...form,
    take: async (sent) => {
      try {
        return await form.take(sent)
      } catch (error) {
        if (!isDatabaseDown(error)) sent.request.log.error(error)
        return refusedForm(name, sent, {
          failure: fail(isDatabaseDown(error) ? 'database_unavailable' : 'internal_error'),
          language: languageOf(sent.request),
        })
      }
    },
  }
}
