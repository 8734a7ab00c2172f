import { setTimeout as pause } from 'node:timers/promises'
import type { Attempts } from './customers.ts'
import type { Investor } from './investors.ts'
import { allMoneySeries, type MoneySeries } from './money-series.ts'

export type Investing = {
  readonly all: readonly { readonly investor: Investor; readonly series: readonly MoneySeries[] }[]
  /** Each finishes what it is at, however often it must be sent again. Throws what went wrong with any. */
  readonly stop: () => Promise<void>
  /** Never ends well before they are stopped. */
  readonly failure: Promise<never>
}

/** Each does one thing after the other, with a rest in between. */
export function startInvesting(investors: readonly Investor[], attempts: Attempts, restMs: () => number): Investing {
  const all = investors.map((investor) => ({ investor, series: allMoneySeries.map((begin) => begin(investor)) }))
  let isStopping = false
  const invest = async (series: readonly MoneySeries[]) => {
    for (let number = 0; ; number++) {
      for (const one of series) {
        if (isStopping) return
        if (await one.write(number)) attempts.acknowledged++
        else attempts.refused++
        await pause(restMs())
      }
    }
  }
  const investing = Promise.all(all.map(({ series }) => invest(series)))
  const stop = async () => {
    isStopping = true
    await investing
  }
  return { all, stop, failure: investing.then(() => new Promise<never>(() => undefined)) }
}
