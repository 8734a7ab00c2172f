import { beneficiaryContracts } from '@app/schemas/api/people/beneficiaries'
import { withdrawTask } from '../desk/open-task.ts'
import { calls, type Domain } from '../domain.ts'
import { beneficiaryTasks } from './beneficiaries-task.ts'
import { beneficiaryFacts } from './facts.ts'
import { sendListJob } from './job-names.ts'
import { beneficiariesToApplyWith, standingOf } from './lists.ts'
import { beneficiaryHandlers } from './routes.ts'
import { sealedBeneficiaryLists } from './sealed.ts'
import { sendList, toPartner } from './send-list.ts'
import { findLists } from './store.ts'

/** Who gets the accounts of a person when they die: the one list for papers, applications and the custodian. */
export const beneficiaries = {
  calls: [calls(beneficiaryContracts, beneficiaryHandlers)],
  jobs: (context) => ({ [sendListJob]: { work: ({ id = '' }) => sendList(context, id) } }),
  facts: { beneficiaries: () => beneficiaryFacts },
  hooks: {
    beneficiariesToApplyWith: async (context, personId) => (await beneficiariesToApplyWith(context, personId)).map(toPartner),
  },
  tasks: beneficiaryTasks,
  sealed: [sealedBeneficiaryLists],
  personal: {
    // A colleague finds no list any more to see to.
    beforeLeaving: async (context, trx, personId) => {
      const { changing } = standingOf(await findLists(trx, personId))
      if (changing) await withdrawTask(context, trx, 'beneficiaries', changing.id)
    },
    forgotten: ['beneficiary_lists'],
  },
} satisfies Domain
