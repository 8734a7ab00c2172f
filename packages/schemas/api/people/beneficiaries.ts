import { z } from 'zod'
import { beneficiaryRanks, beneficiaryRelations, mostBeneficiaries, wholePercent } from '../../rules/people/beneficiaries.ts'
import { spouseRules } from '../../rules/people/spouse-consent.ts'
import { contract, contracts } from '../contract.ts'
import { nameField, pk, sentDate } from '../fields.ts'

const moment = z.iso.datetime()
const path = '/api/v1/accounts/beneficiaries/'

const share = {
  rank: z.enum(beneficiaryRanks),
  share_percent: z.int().min(1).max(wholePercent).meta({ description: 'A whole percent. Within each rank they add up to 100.' }),
}

const sentPerson = z.strictObject({
  first_name: nameField,
  last_name: nameField,
  relation: z.enum(beneficiaryRelations),
  birth_date: sentDate.nullable(),
  ...share,
})

const person = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  relation: z
    .enum(beneficiaryRelations)
    .nullable()
    .meta({ description: 'Null of somebody who was named in the application, which doesn’t ask for it.' }),
  birth_date: z.string().nullable(),
  ...share,
})

const list = {
  pk: pk.nullable().meta({ description: 'Null while it is only an answer of the application.' }),
  people: z.array(person).readonly(),
  document: pk.nullable().meta({ description: 'The signed designation among the documents of the person.' }),
}

const beneficiaries = z.strictObject({
  current: z
    .strictObject({
      ...list,
      since: moment.nullable().meta({ description: 'Since when it is in force at the custodian. Null until an account is open.' }),
    })
    .nullable(),
  changing: z
    .strictObject({
      ...list,
      asked_at: moment,
      sends_at: moment.meta({ description: 'Until then it can be taken back.' }),
      is_sent: z.boolean(),
      waits_for: z.enum(['spouse', 'brokerage']).nullable().meta({ description: 'Why one of our people sees to it.' }),
    })
    .nullable()
    .meta({ description: 'A list on its way. The current one counts until it is in force.' }),
  refused: z
    .strictObject({ reason: z.string(), at: moment })
    .nullable()
    .meta({ description: 'Why the last change came to nothing, until another is asked for.' }),
  has_account: z.boolean().meta({ description: 'Whether there is an account, or an application for one.' }),
  is_married: z.boolean().meta({ description: 'As the filing status says.' }),
  spouse_rule: z.enum(spouseRules).nullable().meta({ description: 'Why a spouse has to agree where they don’t get all of it.' }),
})

/** Who gets the accounts of a person when they die. */
export const beneficiaryContracts = contracts({
  readBeneficiaries: contract({
    method: 'GET',
    path,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Gives who gets the person’s accounts: the list in force, and a change on its way.',
    sends: 'json',
    status: 200,
    answer: beneficiaries,
    errors: [],
  }),
  saveBeneficiaries: contract({
    method: 'POST',
    path,
    who: 'person',
    idempotent: 'by-key',
    about: 'Asks for another list, signed with the person’s name. It is sent after an hour.',
    body: z.strictObject({
      people: z.array(sentPerson).min(1).max(mostBeneficiaries).readonly(),
      signed_name: z.string().max(200),
      replaces: pk.nullable().meta({ description: 'The list that was read last: on its way, or else the current one.' }),
    }),
    sends: 'json',
    status: 200,
    answer: beneficiaries,
    errors: ['step_up_required', 'conflict_version', 'idempotency_mismatch', 'idempotency_in_progress'],
  }),
  keepBeneficiaries: contract({
    method: 'POST',
    path: `${path}{id}/take-back/`,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Takes a change back before it is sent: the list before it stays.',
    params: z.strictObject({ id: pk }),
    body: z.strictObject({}),
    sends: 'json',
    status: 200,
    answer: beneficiaries,
    errors: ['not_found', 'not_in_this_state'],
  }),
})
