/** A command answers `--help`, and says of any word that it does not know that it takes none such. What it knows is a word, or a kind of words. */
export function knownWords(command: string, about: string, known: readonly (string | RegExp)[] = []): void {
  const words = process.argv.slice(2)
  const usage = `${command}   ${about}`
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  const wrong = words.find((word) => !known.some((one) => (typeof one === 'string' ? one === word : one.test(word))))
  if (wrong === undefined) return
  console.error(`${command} takes no “${wrong}”.\n${usage}`)
  process.exit(2)
}
