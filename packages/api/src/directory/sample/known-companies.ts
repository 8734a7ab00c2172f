import { fixedRecordKeepers } from '@app/schemas/rules/accounts/employers'
import { z } from 'zod'
import { readFlowFiles } from '../../flows/read-files.ts'
import type { KnownCompany } from './sample-plan.ts'

const jobs = z.object({
  answers: z.object({
    'previous-jobs': z.object({ employers: z.array(z.object({ company_name: z.string(), record_keeper: z.string().optional() })) }),
  }),
})

/** Where the personas of a flows folder worked, so that people who try the product as one of them find these companies. */
export async function readKnownCompanies(flowsFolder: string): Promise<readonly KnownCompany[]> {
  const files = (await readFlowFiles(flowsFolder)).filter(({ path }) => path.startsWith('personas/'))
  const sorted = files.sort((one, other) => (one.path < other.path ? -1 : 1))
  return knownCompanies(sorted.flatMap((file) => (file.text === undefined ? [] : [parsed(file.text)])))
}

/** The same of personas that were read already. */
export function knownCompanies(personas: Iterable<unknown>): readonly KnownCompany[] {
  const byName = new Map<string, KnownCompany>()
  for (const persona of personas) {
    const { data } = jobs.safeParse(persona)
    for (const { company_name: name, record_keeper } of data?.answers['previous-jobs'].employers ?? []) {
      const isKnown = record_keeper !== undefined && !fixedRecordKeepers.some((fixed) => fixed === record_keeper)
      byName.set(name, isKnown ? { name, recordKeeper: record_keeper } : (byName.get(name) ?? { name }))
    }
  }
  return [...byName.values()]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
