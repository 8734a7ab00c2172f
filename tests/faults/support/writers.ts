import { setTimeout as pause } from 'node:timers/promises'
import type { AnswerOf } from '@app/schemas/api/contract'
import { authContracts } from '@app/schemas/api/people/auth'
import { onTestFinished } from 'vitest'
import { type Caller, call, callerFrom } from './calls.ts'
import { journeySeries, personalSeries, providerSeries, questionnaireSeries, type Send, type Series } from './series.ts'

/** A person that one of the writers was, and everything that they wrote. */
export type Author = {
  readonly id: string
  readonly series: readonly Series[]
  /** As a page does when its sign-in has run out. */
  readonly renewSignIn: () => Promise<void>
}

export type Writers = {
  /** Every person whose registration was acknowledged. */
  readonly authors: readonly Author[]
  readonly counts: Counts
  /** Each finishes what it is at, however often it must be sent again. Throws what went wrong with any. */
  readonly stop: () => Promise<void>
  /** Never ends well before they are stopped. */
  readonly failure: Promise<never>
}

/** `unsure`: registrations that may have happened. `isOver`: the test has ended, and nobody is there to answer. */
type Counts = { acknowledged: number; sentAgain: number; unsure: number; isOver: boolean }

const all = [providerSeries, personalSeries, questionnaireSeries, journeySeries]
/** No list of providers holds more than a hundred. */
const roundsAsOne = 90
const againAfterMs = 200
/** Where few kills are wanted, one at a time is in flight for each writer most of the time, and the processor is left to others. */
export const fewRestMs = 20

/** So many writers, each of whom sends the next write as soon as the last one is acknowledged, or after a rest, as one person after the other. */
export function startWriters(port: number, count: number, restMs = 0): Writers {
  const authors: Author[] = []
  const counts: Counts = { acknowledged: 0, sentAgain: 0, unsure: 0, isOver: false }
  onTestFinished(() => {
    counts.isOver = true
  })
  let isStopping = false

  const write = async (caller: Caller) => {
    while (!isStopping) {
      const author = await register(port, caller, counts)
      authors.push(author)
      for (let round = 0; round < roundsAsOne; round++) {
        for (const one of author.series) {
          if (isStopping) return
          await one.write()
          counts.acknowledged++
          if (restMs > 0) await pause(restMs)
        }
      }
    }
  }
  const writing = Promise.all(Array.from({ length: count }, (_, index) => write(callerFrom(addressOf(1, index), port))))
  const stop = async () => {
    isStopping = true
    await writing
  }
  return { authors, counts, stop, failure: writing.then(() => new Promise<never>(() => undefined)) }
}

/** Registering twice makes two accounts: each try is one of its own, from its own address, since one may not make many. */
async function register(port: number, caller: Caller, counts: Counts): Promise<Author> {
  for (;;) {
    const number = nextNumber++
    const body = {
      first_name: 'Pat',
      last_name: 'Example',
      email: `writer${number}@example.com`,
      password1: 'correct horse battery staple',
    }
    const headers = { 'x-security-code': 'any' }
    const made = await call(callerFrom(addressOf(2, number), port), authContracts.registerPerson, { headers, body })
    if (made !== undefined) {
      counts.acknowledged++
      return authorOf(made, caller, counts)
    }
    counts.unsure++
    await pauseBeforeNext(counts)
  }
}

let nextNumber = 0

function authorOf(made: AnswerOf<typeof authContracts.registerPerson>, caller: Caller, counts: Counts): Author {
  let { access: token, refresh } = made
  const send: Send = (contract, sent) => sending({ ...caller, token }, counts)(contract, sent)
  const renewSignIn = async () => {
    const renewed = await sending(caller, counts)(authContracts.refreshTokens, { body: { refresh } })
    token = renewed.access
    refresh = renewed.refresh
  }
  return { id: made.user.pk, series: all.map((begin) => begin(send)), renewSignIn }
}

function sending(caller: Caller, counts: Counts): Send {
  return async (contract, sent) => {
    for (;;) {
      const answer = await call(caller, contract, sent)
      if (answer !== undefined) return answer
      counts.sentAgain++
      await pauseBeforeNext(counts)
    }
  }
}

async function pauseBeforeNext({ isOver }: Counts): Promise<void> {
  if (isOver) throw new Error('The service was not there to the end.')
  await pause(againAfterMs)
}

/** One of the 16 million addresses of this computer. */
function addressOf(group: number, number: number): string {
  return `127.${group}.${number >> 7}.${1 + (number & 127)}`
}
