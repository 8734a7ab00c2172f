import type { Figures } from '@app/api/figures'
import type { CommandInput } from '../command.ts'

/** Looks something up in the database. It takes the whole service, which no other command has to wait for: it is loaded when it is asked. */
export async function lookUp<Result>(env: CommandInput['env'], work: (figures: Figures) => Promise<Result>) {
  const service = await import('@app/api/figures')
  return service.lookUp(env, work)
}
