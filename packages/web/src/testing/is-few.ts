/** `npm test` shows each rule once, with as few samples as show it. `npm test -- thorough`, as on the way to main, takes many more. */
export const isFew: boolean = process.env['SAMPLES'] === 'few'
