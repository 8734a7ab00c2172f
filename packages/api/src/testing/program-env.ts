import { fileURLToPath } from 'node:url'

/**
 * What a program is started with by a test, which sets everything else itself: where other programs are, and what was compiled of ours
 * before. Money is sent at once, unless a test is about what waits.
 */
export const programEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url)),
  MONEY_WAITS_MINUTES: '0',
}
