import { onSignOut } from './session/resets.ts'

let typed: Readonly<Record<string, string>> = {}
onSignOut(() => {
  typed = {}
})

/** Reads what was typed into the form that the service has drawn, before the page takes its place. */
export function readTypedBefore(root: HTMLElement): void {
  const inputs = [...root.querySelectorAll('input')]
  typed = Object.fromEntries(inputs.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]))
}

/** What was typed before the script was there, for the form that asks for the same. It is in this page's memory alone. */
export function typedBefore(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => names.includes(name)))
}
