import type { demoContracts } from '@app/schemas/api/demo'
import { fail } from '../../failure/failure.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import { type Handlers, showPage } from '../../http/call/handlers.ts'
import type { AuthContext } from '../auth/auth-context.ts'
import { recordShown } from '../auth/second-factor/second-factor-store.ts'
import { beginSession } from '../auth/sessions/sessions.ts'
import { demoColleagues } from './colleagues.ts'
import { peoplePage, welcomePage } from './people-page.ts'
import { findDemoPeople } from './store.ts'

/** Made-up customers to be for a while. Where there is no demonstration there are none. */
export function demoHandlers(auth: AuthContext, flows: LiveCatalogue, isDemo: boolean) {
  const { db } = auth.context
  return {
    listDemoPeople: async () => {
      if (!isDemo) return fail('not_found')
      const ready = new Set((await findDemoPeople(db)).map(({ persona }) => persona))
      const people = [...flows.current().files.persona.values()].flatMap(({ persona, about, person: { first_name, last_name }, demo }) =>
        demo ? [{ persona, about, name: `${first_name} ${last_name}`, stands: demo.about, isReady: ready.has(persona) }] : [],
      )
      const colleagues = demoColleagues.map(({ name, role, firstName, lastName, about }) => ({
        persona: name,
        name: `${firstName} ${lastName}`,
        about,
        stands: role,
        isReady: ready.has(name),
      }))
      return peoplePage(people, colleagues)
    },
    becomeDemoPerson: async ({ params: { persona: name }, sender }) => {
      const persona = isDemo ? flows.current().files.persona.get(name) : undefined
      const colleague = isDemo ? demoColleagues.find((one) => one.name === name) : undefined
      const known = (persona ?? colleague) && (await findDemoPeople(db)).find(({ persona: other }) => other === name)
      if (!known) return fail('not_found')
      if (sender.wantsPage && !sender.isOwnPage) return fail('origin_refused')
      const tokens = await db.transaction().execute(async (trx) => {
        const begun = await beginSession(auth, trx, known.person_id, sender, { passwordCheckedAt: auth.context.now(), madeAccount: true })
        const session = colleague && auth.accessTokens.read(begun.access)
        if (session) await recordShown(trx, session.sessionId, auth.context.now())
        return begun
      })
      const { access, refresh } = tokens
      if (!sender.wantsPage) return { access, refresh }
      if (colleague) return showPage(welcomePage(`${colleague.firstName} ${colleague.lastName}`, 'desk'), tokens)
      return showPage(welcomePage(`${persona?.person.first_name} ${persona?.person.last_name}`, 'dashboard'), tokens)
    },
  } satisfies Handlers<typeof demoContracts>
}
