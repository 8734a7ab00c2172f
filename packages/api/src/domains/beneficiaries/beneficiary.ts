import { beneficiaryRanks, beneficiaryRelations } from '@app/schemas/rules/people/beneficiaries'
import { z } from 'zod'

/** A list as it is stored, sealed. */
export const storedPeople = z
  .array(
    z
      .strictObject({
        first_name: z.string(),
        last_name: z.string(),
        relation: z.enum(beneficiaryRelations).nullable(),
        birth_date: z.string().nullable(),
        rank: z.enum(beneficiaryRanks),
        share_percent: z.int(),
      })
      .readonly(),
  )
  .readonly()

/** Somebody who gets a share. */
export type Beneficiary = z.output<typeof storedPeople>[number]
