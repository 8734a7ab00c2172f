import { errors } from '@app/schemas/errors'

/** Whether it is a code out of a set that nobody else can add to: the error table, SQL, Node, or Fastify. */
export function isCode(value: unknown): value is string {
  return typeof value === 'string' && (Object.hasOwn(errors, value) || sqlState.test(value) || ofPrograms.test(value))
}

/** The classes of SQLSTATE that PostgreSQL raises. */
const sqlState = /^(?:08|0A|21|22|23|25|26|28|2B|2D|34|3B|3D|3F|40|42|44|53|54|55|57|58|F0|HV|P0|XX)[0-9A-Z]{3}$/
const ofPrograms = /^(?:E[A-Z]{3,14}|EAI_[A-Z]{3,12}|(?:ERR|FST|HPE|CERT|UNABLE)(?:_[A-Z0-9]{1,20}){1,8})$/
