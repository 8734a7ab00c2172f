import { z } from 'zod'
import { contract, contracts, type StreamedFile } from '../contract.ts'
import { pk, results } from '../fields.ts'
import { moment } from '../money/membership-fields.ts'

const copy = z.strictObject({
  pk,
  state: z.enum(['MAKING', 'READY']),
  asked_at: moment,
  ready_at: moment.nullable(),
  expires_at: moment.meta({ description: 'From then on it is deleted.' }),
  size_bytes: z.int().nullable(),
})

const path = '/api/v1/accounts/exports/'
const params = z.strictObject({ id: pk })

/** A copy of everything that is stored about a person, for them. */
export const exportContracts = contracts({
  listExports: contract({
    method: 'GET',
    path,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Says whether there is a copy of the person’s data, or one is being made.',
    sends: 'json',
    status: 200,
    answer: results(copy),
    errors: [],
  }),
  askForExport: contract({
    method: 'POST',
    path,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Asks for a copy of everything that is stored about the person. Asked again within a day, it is the same copy.',
    body: z.strictObject({}),
    sends: 'json',
    status: 202,
    answer: copy,
    errors: ['step_up_required'],
  }),
  downloadExport: contract({
    method: 'POST',
    path: `${path}{id}/file/`,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Gives the copy: a ZIP archive with a page to read and the same as JSON. Each time is noted.',
    params,
    body: z.strictObject({}),
    sends: 'file',
    status: 200,
    answer: z.custom<StreamedFile>(),
    errors: ['step_up_required', 'not_found', 'not_in_this_state'],
  }),
  removeExport: contract({
    method: 'DELETE',
    path: `${path}{id}/`,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Deletes the copy before its time.',
    params,
    sends: 'json',
    status: 200,
    answer: z.strictObject({ pk }),
    errors: ['not_found'],
  }),
})
