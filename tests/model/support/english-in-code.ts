const quoted = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g
const comment = /^\s*(?:\/\/|\/\*\*?|\*).*$/gm

/** The English sentences of each function or constant in a file: they follow `en:` in it, or in the words beside it. */
export function englishIn(code: string): readonly { readonly name: string; readonly english: readonly string[] }[] {
  return code
    .replace(comment, '')
    .split(/^(?=(?:export )?(?:function|const) )/m)
    .map((part) => ({ name: /(?:function|const) (\w+)/.exec(part)?.[1] ?? '', english: englishOf(part) }))
    .filter(({ english }) => english.length > 0)
}

function englishOf(part: string): string[] {
  return part
    .split(/\b(?=(?:en|es): )/)
    .filter((piece) => piece.startsWith('en:'))
    .flatMap((piece) => [...piece.matchAll(quoted)].map(([, text, template]) => filled(text ?? template ?? '')))
    .filter((text) => text.includes(' '))
}

/** With a name where a sentence puts in a name, a sum or a day. */
function filled(template: string): string {
  return template.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'Ana')
}
