import { deepest } from './unreadable.ts'

// Of text that is JSON: a string, with the colon that makes it a name, or a brace that opens or closes.
const piece = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}]/g

/** Whether a group in this JSON text has the same name twice, however it is written. */
export function duplicateName(json: string): boolean {
  const open: Set<string>[] = []
  for (const [text, colon] of json.matchAll(piece)) {
    // What is nested deeper is refused for that: half a second is too long to look for doubles in it.
    if (open.length > deepest) return false
    if (text === '{') open.push(new Set())
    else if (text === '}') open.pop()
    else if (colon !== undefined) {
      const name = String(JSON.parse(text.slice(0, -colon.length)))
      const names = open.at(-1)
      if (names?.has(name)) return true
      names?.add(name)
    }
  }
  return false
}
