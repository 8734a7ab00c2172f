/** How a place begins that is still to be filled in: `check` names each of them until it is gone, and nothing of it goes live. */
export const todo = (what: string) => `TODO: ${what}`

const beginsWithTodo = /^TODO\b:? ?(?<what>.*)$/su

/** What belongs in a place that is still to be filled in; undefined where it is filled in. */
export function stillToWrite(text: string): string | undefined {
  return beginsWithTodo.exec(text)?.groups?.['what']
}
