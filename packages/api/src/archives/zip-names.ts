const longestName = 120

/** Gives each file of an archive a name that every system can save, and none twice: "Statement (2).pdf". */
export function zipNames(): (folder: string, name: string) => string {
  const taken = new Set<string>()
  return (folder, name) => {
    const [stem, ending] = partsOf(name)
    for (let count = 1; ; count++) {
      const full = `${safe(folder)}/${stem}${count === 1 ? '' : ` (${count})`}${ending}`
      // Some systems take Statement.pdf and statement.pdf for the same file.
      if (taken.has(full.toLowerCase())) continue
      taken.add(full.toLowerCase())
      return full
    }
  }
}

function partsOf(name: string): readonly [stem: string, ending: string] {
  const clean = safe(name)
  const [ending = ''] = /\.\w{1,5}$/.exec(clean) ?? []
  return [
    clean
      .slice(0, clean.length - ending.length)
      .slice(0, longestName)
      .trim() || 'file',
    ending,
  ]
}

/** Without what leads out of a folder, or is not allowed in a name. */
function safe(name: string): string {
  return name
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f\\/:*?"<>|]/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(/\s+/g, ' ')
}
