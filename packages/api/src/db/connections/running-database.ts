import { join } from 'node:path'
import { socketFolder } from '../postgres/socket-folder.ts'

type RunningDatabase = { readonly url: string; readonly forget: () => void }

/** Where the database of a service that already runs is reached: the one that is named, or the private one in the data folder. */
export function runningDatabase({
  databaseUrl,
  dataFolder,
}: {
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
}): RunningDatabase {
  if (databaseUrl !== undefined) return { url: databaseUrl, forget: () => undefined }
  const socket = socketFolder(join(dataFolder, 'postgres'))
  return { url: `postgres://app@localhost:5432/app?host=${encodeURIComponent(socket.path)}&sslmode=disable`, forget: socket.remove }
}
