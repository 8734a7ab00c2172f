import { setTimeout as pause } from 'node:timers/promises'
import type { PersonaFile } from '@app/schemas/flow/persona'
import type { Context } from '../context/context.ts'
import { areSamplesMissing } from '../domains/demo/samples.ts'
import { addDemoPerson, findDemoPeople } from '../domains/demo/store.ts'
import { acts } from './acts.ts'
import { seedDesk } from './seed-desk.ts'
import { type BuildStory, openStory, type StoryService } from './story-service.ts'
import { openStoryTeller } from './story-teller.ts'

type DemoPersona = PersonaFile & { readonly demo: NonNullable<PersonaFile['demo']> }

const dayMs = 86_400_000
const checkEveryMs = 500

/** Makes the demo customers who do not exist yet, each with the past in their file. */
export async function seedDemo(context: Context, build: BuildStory, log: (line: string) => void, isStopping = () => false): Promise<void> {
  const { files } = await context.flows.ready()
  const known = new Set((await findDemoPeople(context.db)).map(({ persona }) => persona))
  const personas = [...files.persona.values()]
  const missing = personas.flatMap((persona, place) =>
    persona.demo && !known.has(persona.persona) ? [{ persona: { ...persona, demo: persona.demo }, place }] : [],
  )
  for (const { persona, place } of missing) {
    if (isStopping()) return
    try {
      const personId = await playStory(context, build, persona, place + 1)
      await addDemoPerson(context.db, { persona: persona.persona, person_id: personId })
    } catch (error) {
      log(`The story of ${persona.persona} could not be told: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (isStopping()) return
  try {
    await seedDesk(context, build)
  } catch (error) {
    log(`The desk of the demonstration could not be opened: ${error instanceof Error ? error.message : error}`)
  }
}

async function playStory(context: Context, build: BuildStory, { demo, ...persona }: DemoPersona, place: number): Promise<string> {
  const end = context.now()
  const beganAt = new Date(end.getTime() - demo.began_days_ago * dayMs)
  const story = await openStory(context, build, beganAt)
  try {
    const teller = await openStoryTeller(story, persona, place)
    for (const [index, { day, act, amount }] of demo.acts.entries()) {
      const moment = day === undefined ? story.now() : new Date(beganAt.getTime() + day * dayMs)
      await story.passTo(moment < story.now() ? story.now() : moment)
      await teller.signIn()
      await acts[act](teller, amount)
      if (index + 1 < demo.acts.length) await teller.signOut()
    }
    await settle(story, end)
    return teller.personId
  } finally {
    await story.close()
  }
}

/** Also what the last act set going. */
async function settle(story: StoryService, end: Date): Promise<void> {
  await story.passTo(story.now() > end ? story.now() : end)
}

/** Begins once the service listens and its samples exist. Closing it waits for the story in progress. */
export function seedLater(context: Context, build: BuildStory): () => Promise<void> {
  let telling: Promise<void> = Promise.resolve()
  let isStopping = false
  const tellAll = async () => {
    while (!isStopping && (await areSamplesMissing(context))) await pause(checkEveryMs)
    await seedDemo(
      context,
      build,
      (line) => console.log(line),
      () => isStopping,
    )
  }
  context.lifetime.onListen(async () => {
    telling = tellAll().catch(() => context.log('The stories of the demonstration could not be told.'))
  })
  return async () => {
    isStopping = true
    await telling
  }
}
