import { offerTestServer } from '@app/api/testing'
import type { TestProject } from 'vitest/node'

let close: (() => Promise<void>) | undefined

/** Costs nothing until a test asks for a database. */
export async function setup(project: TestProject): Promise<void> {
  const offered = await offerTestServer(process.env)
  close = offered.close
  project.provide('testServerAddress', offered.address)
}

export async function teardown(): Promise<void> {
  await close?.()
}
