import type { settingsContracts } from '@app/schemas/api/people/settings'
import { dropEmptyFields } from '@app/schemas/rules/answers/empty-fields'
import type { Base } from '../../db/transactions/base-version.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import type { Handlers, Person } from '../../http/call/handlers.ts'
import type { AuthContext } from '../auth/auth-context.ts'
import { askNewEmail } from '../auth/links/ask-new-email.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { saveLanguage } from '../auth/store.ts'
import { readInvestorProfile } from '../questionnaire/investor-profile.ts'
import { saveContact } from '../questionnaire/save-contact.ts'
import { saveSettingsAnswers } from '../questionnaire/save-settings-answers.ts'
import { updateName } from './name.ts'
import { updatePersonalSettings } from './personal.ts'

type Answers = Parameters<typeof saveSettingsAnswers>[5]
type Request = { readonly person: Person; readonly base: Base; readonly requestKey: string; readonly body: Answers }

/** What people change about themselves later. */
export function settingsHandlers(auth: AuthContext, flows: LiveCatalogue) {
  const { context } = auth
  const saveAnswers = async ({ person, base, requestKey, body }: Request) => {
    const live = await flows.ready()
    const said = dropEmptyFields(body)
    return saveContact(context, live.questions, person, said, (on) => saveSettingsAnswers(on, live, person, requestKey, base, body))
  }
  return {
    updatePersonalSettings: ({ person, base, requestKey, body }) => updatePersonalSettings(context, person, base, requestKey, body),

    updateTrustedContact: saveAnswers,

    updateInvestorProfile: saveAnswers,

    readInvestorProfile: async ({ person }) => {
      const { questions } = await flows.ready()
      return readInvestorProfile(context, questions, person)
    },

    updateEmail: ({ person, body, sender }) => requireStepUp(person, context.now()) ?? askNewEmail(auth, person, body.email, sender),

    updateName: ({ person, body }) => updateName(context, person, body),

    updateLanguage: async ({ person, body: { language } }) => {
      await saveLanguage(context.db, person.id, language)
      return { language }
    },
  } satisfies Handlers<typeof settingsContracts>
}
