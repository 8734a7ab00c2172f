import type { Plugin } from 'vite'

/** What Vite writes where a style of a late part could not be loaded, and what it has to be. */
const corrections: readonly (readonly [RegExp, string])[] = [
  // The link in vain stays in the page, and who asks again finds it there.
  [/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
  // It is remembered that it was asked for, and not that nothing came.
  [/\(err\) => \{\s*seen\[href\] = void 0;/, '(err) => { delete seen[href];'],
]

/** A late part whose styles did not come, as without a connection, asks for them again when it is shown again: else it came without its looks. */
export function askAgain(): Plugin {
  return {
    name: 'ask-again',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        return corrections.reduce((text, [wrong, right]) => {
          if (!wrong.test(text)) this.error(`ask-again.ts no longer finds ${wrong} in what Vite writes to load styles.`)
          return text.replace(wrong, right)
        }, code)
      },
    },
  }
}
