import type { BodyOf } from '@app/schemas/api/contract'
import type { settingsContracts } from '@app/schemas/api/people/settings'
import { dropEmptyFields } from '@app/schemas/rules/answers/empty-fields'
import type { Context } from '../../context/context.ts'
import type { Base } from '../../db/transactions/base-version.ts'
import type { Person } from '../../http/call/handlers.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { saveOwnPersonalInformation } from '../personal-information/save.ts'

type Sent = BodyOf<typeof settingsContracts.updatePersonalSettings>

/** Changes what is sent and not empty. Here a number always asks for the password first. */
export async function updatePersonalSettings(context: Context, person: Person, base: Base, key: string, sent: Sent) {
  const given = dropEmptyFields(sent)
  const refused = given.ssn === undefined ? undefined : requireStepUp(person, context.now())
  return refused ?? saveOwnPersonalInformation(context, person, { base, key }, given)
}
