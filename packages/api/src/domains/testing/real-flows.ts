import { loadCatalogue } from '@app/engine/author'
import type { FactColumns } from '../../facts/facts-of.ts'
import { readFlowFiles } from '../../flows/read-files.ts'
import { flowsFolder } from '../../flows/testing/flows-folder.ts'
import { openFacts } from '../index.ts'

/** The real flows, read once for a test file. */
export const catalogue = loadCatalogue(await readFlowFiles(flowsFolder))

export const { questions = {}, route = [] } = catalogue.documents.questions.get('questions')?.data ?? {}

export const { experiments = [] } = catalogue.documents.experiments.get('experiments')?.data ?? {}

/** What all domains know, by the real questions. */
export const realFacts: FactColumns = openFacts(
  () => ({ questions, route, experiments }),
  () => new Date(),
)
