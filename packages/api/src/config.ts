import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Config = {
  readonly port: number
  readonly host: string
  /** Where the service keeps its own data. */
  readonly dataFolder: string
  readonly databaseUrl: string | undefined
  readonly flowsFolder: string
  readonly webFolder: string
}

type Read =
  | { readonly config: Config; readonly problems?: undefined }
  | { readonly config?: undefined; readonly problems: readonly string[] }
type Environment = Readonly<Record<string, string | undefined>>

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url))

/** Reads the configuration from environment variables, or says line by line what is wrong with them. */
export function readConfig(env: Environment): Read {
  const port = Number(env['PORT'] || 3000)
  const host = env['HOST'] || '0.0.0.0'
  const databaseUrl = env['DATABASE_URL'] || undefined
  const problems = [
    ...(Number.isInteger(port) && port >= 0 && port <= 65_535
      ? []
      : [`PORT must be a whole number from 0 to 65535. It is “${env['PORT']}”.`]),
    ...(/^[\w.:-]+$/.test(host) ? [] : [`HOST must be a name or an address such as 0.0.0.0. It is “${host}”.`]),
    // The value may hold a password, so it is not repeated.
    ...(databaseUrl === undefined || isPostgresUrl(databaseUrl) ? [] : ['DATABASE_URL must begin with postgres:// and name a host.']),
  ]
  if (problems.length > 0) return { problems }
  return {
    config: {
      port,
      host,
      databaseUrl,
      dataFolder: resolve(env['DATA_DIR'] || resolve(projectFolder, '.data')),
      flowsFolder: resolve(env['FLOWS_DIR'] || resolve(projectFolder, 'flows')),
      webFolder: resolve(projectFolder, 'packages/web/dist'),
    },
  }
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
}
