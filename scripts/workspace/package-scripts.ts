type Manifest = { readonly scripts?: Readonly<Record<string, string>> }

/** Packages that lack a script which all of them have: turbo would skip them in silence. */
export function packageScriptProblems(manifests: Readonly<Record<string, Manifest>>, same: readonly string[]): readonly string[] {
  return Object.entries(manifests).flatMap(([name, { scripts = {} }]) => {
    const missing = same.filter((script) => !(script in scripts))
    return missing.map((script) => `packages/${name} has no script “${script}”: turbo would skip it in silence.`)
  })
}
