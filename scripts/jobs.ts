import type { DeadLetter, DeadLetters } from '@app/api/jobs'
import { bold, dim, red } from './flows/print/style.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** `npm run jobs -- …`: what became of work that failed again and again. Answers with the exit code. */
async function main([command, ...words]: readonly string[]): Promise<number> {
  if (command === undefined || command === 'help' || command === '--help') return usage(0)
  if (command === 'dead' && words.length === 0) return withDeadLetters(printDead)
  if (command === 'retry' && words.length > 0) {
    const strange = words.find((word) => !uuid.test(word))
    if (strange === undefined || (words.length === 1 && strange === 'all'))
      return withDeadLetters((deadLetters) => retry(deadLetters, words))
    console.error(red(`“${strange}” is not the ID of a job.`), '“npm run jobs -- dead” lists them.')
    return usage(2)
  }
  console.error(red(command === 'retry' ? 'Say which job: its ID, or all.' : `“${[command, ...words].join(' ')}” is not known here.`))
  return usage(2)
}

function usage(code: number): number {
  const print = code === 0 ? console.log : console.error
  print(`${bold('npm run jobs -- dead')}              ${dim('lists the jobs that were given up')}`)
  print(`${bold('npm run jobs -- retry ID … | all')}  ${dim('does them again')}`)
  return code
}

async function withDeadLetters(work: (deadLetters: DeadLetters) => Promise<number>): Promise<number> {
  // Whoever mistypes a word need not wait for what reads the database.
  const { openDeadLetters } = await import('@app/api/jobs')
  const { deadLetters, problems } = await openDeadLetters(process.env)
  if (problems) {
    for (const problem of problems) console.error(red(problem))
    return 1
  }
  try {
    return await work(deadLetters)
  } catch {
    console.error(red('That did not work. No job was lost by it: look at the list again.'))
    return 1
  } finally {
    await deadLetters.close()
  }
}

async function printDead({ list }: DeadLetters): Promise<number> {
  const dead = await list()
  if (dead.length === 0) {
    console.log('No job was given up.')
    return 0
  }
  console.log(bold(dead.length === 1 ? '1 job was given up:' : `${dead.length} jobs were given up, the oldest first:`))
  const width = Math.max(...dead.map(({ name }) => name.length))
  for (const one of dead) console.log(lineOf(one, width))
  console.log(dim('“npm run jobs -- retry ID” does one of them again, “retry all” every one.'))
  return 0
}

function lineOf({ id, name, since, tries, error }: DeadLetter, width: number): string {
  const day = `${since.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return `  ${id}  ${bold(name.padEnd(width))}  ${error}, ${tries === 1 ? 'tried once' : `tried ${tries} times`}  ${dim(`since ${day}`)}`
}

async function retry(deadLetters: DeadLetters, words: readonly string[]): Promise<number> {
  const ids = words[0] === 'all' ? (await deadLetters.list()).map(({ id }) => id) : words
  const sent = await deadLetters.retry(ids)
  if (sent > 0) console.log(sent === 1 ? '1 job is done again.' : `${sent} jobs are done again.`)
  else if (words[0] === 'all') console.log('No job was given up: there is nothing to do.')
  if (sent === ids.length) return 0
  console.error(
    red(ids.length === 1 ? `${ids[0]} was not given up.` : `${ids.length - sent} of these ${ids.length} jobs were not given up.`),
  )
  return 1
}

process.exitCode = await main(process.argv.slice(2))
