/** `npm test` shows each rule once, with as few samples as show it. `npm test -- thorough`, as on the way to main, takes many more. */
export const isFew: boolean = process.env['SAMPLES'] === 'few'

type Samples = { readonly few: number; readonly thorough: number; readonly full: number }

/** How many samples of what is random: few, as many as on the way to main, or all that `npm run faults` takes. */
export function samplesOf({ few, thorough, full }: Samples): number {
  if (process.env['FAULTS'] === 'full') return full
  return isFew ? few : thorough
}

/** How often two change the same at the same moment, where no change may be lost. */
export const trialsAtOnce: number = samplesOf({ few: 25, thorough: 200, full: 1_000 })
