/** The steps and modes that a change of flows touches, by their names; `all` when what has changed belongs to every mode. */
export type TouchedFlows = { readonly all: true } | { readonly all: false; readonly names: readonly string[] }

/** Folders whose files belong to something: the rest of flows/ (facts, questions, the brand …) belongs to everything. */
const named = /^flows\/(modes|steps|sequences|landings|pages|personas)\/(.+)\.json$/

/** A changed step touches the sequences that list it, and the modes that walk any of these. `texts`: all files of flows by their path. */
export function touchedFlows(changed: readonly string[], texts: ReadonlyMap<string, string>): TouchedFlows {
  const names = new Set<string>()
  for (const file of changed) {
    const name = named.exec(file)?.[2]
    if (name === undefined) return { all: true }
    names.add(name)
  }
  const lists = [...texts].filter(([file]) => /^flows\/(modes|sequences)\//.test(file))
  for (const name of names) {
    for (const [file, text] of lists) {
      const list = named.exec(file)?.[2]
      if (list !== undefined && text.includes(JSON.stringify(name))) names.add(list)
    }
  }
  return { all: false, names: [...names].sort() }
}

/** Whether a test that reads flows can be broken: when it names what is touched, or names no step and no mode, since it goes through all. */
export function isAbout(text: string, touched: TouchedFlows, known: readonly string[]): boolean {
  if (touched.all || touched.names.some((name) => mentions(text, name))) return true
  return !known.some((name) => mentions(text, name))
}

function mentions(text: string, name: string): boolean {
  return new RegExp(`(['"\`/])${name}(['"\`/])`).test(text)
}
