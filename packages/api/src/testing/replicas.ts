import type { InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { openStorage, type Storage } from '../db/connections/storage.ts'
import { flowsFolder } from '../flows/testing/flows-folder.ts'
import { testContext, testOptions } from './test-app.ts'
import { testFlows, testSettings } from './test-settings.ts'

export type Replica = { readonly storage: Storage; readonly ask: (request: InjectOptions & { readonly token?: string }) => Promise<Asked> }
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Asked = { readonly status: number; readonly body: any }

/** Two services on one database, each with connections and a memory of its own. */
export async function startReplicas(databaseUrl: string, databaseOwnerUrl: string): Promise<readonly [Replica, Replica]> {
  const flows = await testFlows()
  const open = async () => {
    const storage = await openStorage({ databaseUrl, databaseOwnerUrl, dataFolder: '', log: () => undefined })
    onTestFinished(storage.close)
    return storage
  }
  const first = await open()
  const shared = testContext(first.db)
  const start = async (storage: Storage): Promise<Replica> => {
    const core = { ...shared, db: storage.db }
    const options = { ...testOptions, core, flows, webFolder: flowsFolder, databaseUrl: storage.url, settings: testSettings }
    const { app, closePartners } = await buildApp(options)
    await app.ready()
    onTestFinished(async () => {
      await app.close()
      await closePartners()
    })
    return {
      storage,
      ask: async ({ token, headers, ...request }) => {
        const answer = await app.inject({ ...request, headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers } })
        return { status: answer.statusCode, body: answer.json() }
      },
    }
  }
  return [await start(first), await start(await open())]
}
