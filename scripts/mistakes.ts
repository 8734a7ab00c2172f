import { parseArgs } from 'node:util'

/** `npm run mistakes -- --count 300 --seed 1` makes mistakes in flows/ by itself, in memory, and prints which of them live on. */
const { values, positionals } = parseArgs({
  strict: false,
  options: { count: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' }, help: { type: 'boolean' } },
})
const [wrong] = [
  ...Object.keys(values)
    .filter((flag) => flag !== 'count' && flag !== 'seed')
    .map((flag) => `--${flag}`),
  ...positionals,
]
if (wrong !== undefined) {
  if (!values.help) console.log(`npm run mistakes takes no “${wrong}”.`)
  console.log('npm run mistakes -- [--count 300] [--seed 1]   makes mistakes in flows/, and prints which of them nothing finds')
  process.exit(values.help ? 0 : 2)
}
// All flows are loaded for it, which nobody has to wait for who only asks what it does.
const { reportMistakes } = await import('../tests/model/mistakes/report.ts')
await reportMistakes({ count: Number(values.count), seed: Number(values.seed) })
