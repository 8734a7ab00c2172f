import type { FactValue } from '@app/schemas/flow/condition'
import { employersIn } from '../demo/persona-answers.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { addCompany } from '../domains/found-accounts/testing/searcher.ts'
import { type KnownPerson, letBeKnown } from '../domains/testing/let-be-known.ts'
import { openStoryOn } from '../open-service.ts'
import { fillPropertyRecords } from '../property-records/sample/fill-records.ts'
import { knownOwners } from '../property-records/sample/known-owners.ts'
import { type StartedTestApp, startTestApp, testOptions } from './test-app.ts'
import { testSettings } from './test-settings.ts'

export type DemoApp = {
  readonly service: StartedTestApp
  /** What went wrong while the stories were told. */
  readonly complaints: readonly string[]
  /** An access token of a person: a demo customer, or a new one about whom the same is known. */
  readonly accessOf: (persona: string) => Promise<string>
}

type Stories = {
  readonly tellsStories?: boolean
  /** The moment up to which they are told, instead of that at which the tests begin. */
  readonly on?: string
}

/** The service with every demo customer in it, each with the past that their file tells; without stories it takes a tenth of the time. */
export async function startDemoApp({ tellsStories = true, on }: Stories = {}): Promise<DemoApp> {
  const service = await startTestApp({ isDemo: true })
  if (on !== undefined) service.pass(new Date(on).getTime() - service.context.now().getTime())
  const complaints: string[] = []
  const { flows } = service.context
  const employers = [...flows.current().files.persona.values()].flatMap(
    (persona) => employersIn(persona) as readonly { readonly company_name: string }[],
  )
  for (const { company_name: name } of employers) await addCompany(service.plainDb, { name, keeper: `${name} Records` })
  await fillPropertyRecords(service.plainDb, { owners: 1, seed: 1, known: knownOwners([...flows.current().files.persona.values()]) })
  const options = {
    ...testOptions,
    flows,
    webFolder: import.meta.dirname,
    core: service.context,
    databaseUrl: service.databaseUrl,
    settings: { ...testSettings, isDemo: true },
  }
  if (tellsStories) await seedDemo(service.context, openStoryOn(options), (line) => void complaints.push(line))
  const accessOf = async (name: string) => {
    const persona = flows.current().files.persona.get(name)
    if (tellsStories && persona?.demo) return (await service.ask({ method: 'POST', url: `/dev/people/${name}` })).body.access
    const { pk, access } = await service.signUp()
    if (persona?.facts) await letBeKnown(service.db, pk, knownBy(persona.facts))
    return access
  }
  return { service, complaints, accessOf }
}

function knownBy(facts: Readonly<Record<string, FactValue>>): KnownPerson {
  return {
    hasRecord: facts['personal.record'] === 'present',
    hasSsn: facts['ssn.known'] === true,
    isSigned: facts['letter.signed'] === true,
    wantsIra: facts['ira.interest'] === true,
    hasPaid: facts['membership.paid'] === true,
  }
}
