import type { Answer } from '../calculators/answer.ts'

/** Writes an answer into the places that the drawn page has for it. */
export function writeAnswer(form: HTMLFormElement, { bars = [], curve, lines, rows, ...texts }: Answer): void {
  for (const [name, text] of Object.entries({ ...texts, ...(curve && { top: curve.top, to: curve.to }) }))
    write(form, `out="${name}"`, text)
  const named = [...bars, ...lines]
  for (const [at, place] of form.querySelectorAll('[data-line]').entries()) {
    write(place, 'label', named[at]?.label)
    write(place, 'value', named[at]?.value)
  }
  for (const [at, bar] of form.querySelectorAll('rect').entries()) bar.setAttribute('width', `${Math.round((bars[at]?.share ?? 0) * 100)}%`)
  for (const [at, path] of form.querySelectorAll('path').entries()) path.setAttribute('d', (at === 0 ? curve?.area : curve?.line) ?? '')
  form.querySelector('tbody')?.replaceChildren(...rows.map(rowOf))
}

function write(inside: Element, name: string, text = ''): void {
  const place = inside.querySelector(`[data-${name}]`)
  // A place that is read aloud when it changes stays silent while it says the same.
  if (place && place.textContent !== text) place.textContent = text
}

function rowOf(cells: readonly string[]): HTMLTableRowElement {
  const row = document.createElement('tr')
  for (const [at, text] of cells.entries()) {
    const cell = document.createElement(at === 0 ? 'th' : 'td')
    if (at === 0) cell.setAttribute('scope', 'row')
    cell.textContent = text
    row.append(cell)
  }
  return row
}
