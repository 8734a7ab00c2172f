import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const projectFolder = fileURLToPath(new URL('../../../..', import.meta.url))
const postgresUrl = z
  .string()
  .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), 'must begin with postgres:// and name a host.')

/** Where the data is, and the flows: all that commands need beside a running service. */
export const databaseSettings = z
  .object({
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_OWNER_URL: postgresUrl.optional(),
    DATA_DIR: z.string().optional(),
    FLOWS_DIR: z.string().optional(),
  })
  .transform((env) => ({
    databaseUrl: env.DATABASE_URL,
    /** Who owns the tables, where the service itself may not change them. */
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    /** Where the service keeps its own data. */
    dataFolder: resolve(env.DATA_DIR ?? resolve(projectFolder, '.data')),
    flowsFolder: resolve(env.FLOWS_DIR ?? resolve(projectFolder, 'flows')),
  }))

export type DatabaseSettings = z.output<typeof databaseSettings>
