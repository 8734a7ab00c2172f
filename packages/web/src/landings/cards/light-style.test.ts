import { expect, it } from 'vitest'
import { styleIn } from './light-style.ts'

const colours = { ink: '#111111', paper: '#eeeeee' }

it('a style outside of a page has the names of the build, light colours and no more than one kind of screen', () => {
  const style = `/* A line. */
.line { stroke: var(--ink); stroke-width: 2.5; }
.over { stroke: light-dark(var(--paper), var(--ink)); }
@media print { .line { display: none; } .over { display: none; } }`
  expect(styleIn(style, { line: '_line_1', over: '_over_1' }, colours).trim()).toBe(
    '._line_1 { stroke: #111111; stroke-width: 2.5; } ._over_1 { stroke: #eeeeee; }',
  )
})
