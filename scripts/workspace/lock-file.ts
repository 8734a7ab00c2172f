type Entry = { readonly resolved?: string; readonly optionalDependencies?: Readonly<Record<string, string>> }

export type LockFile = { readonly packages: Readonly<Record<string, Entry>> }

/** Addresses of a registry in a lock file, and optional packages that it names and does not list. */
export function lockFileProblems(file: string, { packages }: LockFile): readonly string[] {
  const names = new Set(Object.keys(packages).map((key) => key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length)))
  return Object.entries(packages).flatMap(([key, { resolved = '', optionalDependencies = {} }]) => {
    const missing = Object.keys(optionalDependencies).filter((name) => !names.has(name))
    return [
      ...(/^https?:/.test(resolved) ? [`${file}: ${key} records the address of a registry.`] : []),
      ...missing.map((name) => `${file}: ${key} wants ${name}, which is missing.`),
    ]
  })
}
