import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EdgeCount, funnelOf } from './funnel.ts'

const order = ['a', 'b', 'c', 'side']
const edge = (from: string | null, to: string | null, kind: EdgeCount['kind'], count = 1): EdgeCount => ({
  from,
  to,
  kind,
  count,
  variant: null,
})
const row = (counts: readonly EdgeCount[], step: string) => funnelOf(counts, order).rows.find((one) => one.step === step)

describe('a funnel', () => {
  it('counts who arrived, went on, went back and left', () => {
    const counts = [
      edge(null, 'a', 'start', 10),
      edge('a', 'b', 'next', 7),
      edge('b', 'c', 'next', 4),
      edge('b', 'a', 'back', 1),
      edge('c', null, 'next', 3),
    ]
    const { rows, began, finished } = funnelOf(counts, order)
    expect([began, finished]).toEqual([10, 3])
    expect(rows.slice(0, 3)).toEqual([
      { step: 'a', arrived: 11, wentOn: 7, wentBack: 0, leftHere: 4, reached: 10 },
      { step: 'b', arrived: 7, wentOn: 4, wentBack: 1, leftHere: 2, reached: 6 },
      { step: 'c', arrived: 4, wentOn: 3, wentBack: 0, leftHere: 1, reached: 4 },
    ])
  })

  it('counts nobody as gone who loads the page again or comes back later', () => {
    const counts = [edge(null, 'a', 'start'), edge(null, 'a', 'again', 3), edge('a', 'b', 'next')]
    expect(row(counts, 'a')).toMatchObject({ arrived: 1, wentOn: 1, leftHere: 0 })
    expect(funnelOf(counts, order).cameAgain).toBe(3)
  })

  it('counts a side trip once, and its end as coming back', () => {
    const counts = [edge(null, 'a', 'start'), edge('a', 'side', 'aside'), edge('side', 'a', 'return'), edge('a', 'b', 'next')]
    expect(row(counts, 'a')).toEqual({ step: 'a', arrived: 2, wentOn: 2, wentBack: 0, leftHere: 0, reached: 1 })
    expect(row(counts, 'side')).toEqual({ step: 'side', arrived: 1, wentOn: 1, wentBack: 0, leftHere: 0, reached: 1 })
  })

  it('takes an address that was opened on the way as forward or back, by the order of the mode', () => {
    expect(row([edge('c', 'a', 'open')], 'c')).toMatchObject({ wentBack: 1, wentOn: 0 })
    expect(row([edge('a', 'c', 'open')], 'a')).toMatchObject({ wentBack: 0, wentOn: 1 })
  })

  it('names steps that the mode no longer has behind those that it has', () => {
    expect(funnelOf([edge('gone', 'a', 'next'), edge('b', 'earlier', 'next')], order).rows.map(({ step }) => step)).toEqual([
      ...order,
      'earlier',
      'gone',
    ])
  })

  it('adds up, however people walk: on every row, and those who began are those who finished and those who stand somewhere', () => {
    const moves = fc.array(fc.constantFrom('on', 'on', 'back', 'aside', 'reload'), { maxLength: 30 })
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 20 }), (people) => {
        const counts = people.flatMap(walk)
        const { rows, began, finished } = funnelOf(counts, order)
        for (const { arrived, wentOn, wentBack, leftHere, reached } of rows) {
          expect(arrived).toBe(wentOn + wentBack + leftHere)
          expect(reached).toBeLessThanOrEqual(Math.max(began, arrived))
        }
        const main = rows.filter(({ step }) => step !== 'side')
        expect(main.every(({ reached }, index) => reached <= (main[index - 1]?.reached ?? began))).toBe(true)
        expect(rows.reduce((sum, { leftHere }) => sum + leftHere, 0) + finished).toBe(began)
      }),
    )
  })
})

/** What somebody leaves behind who walks a, b, c and out, with side trips. */
function walk(moves: readonly string[]): EdgeCount[] {
  const steps = ['a', 'b', 'c']
  const counts = [edge(null, 'a', 'start')]
  let at = 0
  let isAside = false
  for (const move of moves) {
    const here = isAside ? 'side' : (steps[at] ?? null)
    if (here === null) break
    if (move === 'reload') counts.push(edge(null, here, 'again'))
    else if (isAside) {
      counts.push(edge('side', steps[at] ?? null, move === 'back' ? 'back' : 'return'))
      isAside = false
    } else if (move === 'aside') {
      counts.push(edge(here, 'side', 'aside'))
      isAside = true
    } else if (move === 'on') counts.push(edge(here, steps[++at] ?? null, 'next'))
    else if (at > 0) counts.push(edge(here, steps[--at] ?? null, 'back'))
  }
  return counts
}
