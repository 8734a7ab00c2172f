import type { TestApp } from '../../../testing/test-app.ts'

/** Moves the clock to the evening of a day, and does what falls due until then. */
export async function goTo(service: Pick<TestApp, 'pass' | 'doJobs' | 'context'>, day: string): Promise<void> {
  service.pass(new Date(`${day}T18:00:00Z`).getTime() - service.context.now().getTime())
  await service.doJobs()
}
