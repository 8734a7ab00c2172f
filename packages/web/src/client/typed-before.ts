import { onSignOut } from './session/resets.ts'

let typed: Readonly<Record<string, string>> = {}
onSignOut(() => {
  typed = {}
})

/** Reads what was typed into the form that the service has drawn, before the page takes its place. */
export function readTypedBefore(drawn: ParentNode): void {
  const inputs = [...drawn.querySelectorAll('input')].filter(({ value }) => value !== '')
  typed = { ...typed, ...Object.fromEntries(inputs.map(({ name, value }) => [name, value])) }
}

/** What was typed before the script was there, for the form that asks for the same. It is in this page's memory alone. */
export function typedBefore(names: readonly string[]): Readonly<Record<string, string>> {
  // The drawn form can be typed into until the one that asks is there.
  const drawn = typeof document === 'undefined' ? null : document.getElementById('first-view')
  if (drawn) readTypedBefore(drawn)
  return Object.fromEntries(Object.entries(typed).filter(([name]) => names.includes(name)))
}
