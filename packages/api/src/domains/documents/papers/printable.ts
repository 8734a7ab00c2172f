/** What the fonts that every reader of PDF has can show, beyond Latin-1. */
const others = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/** The text in letters that can be printed: without its accents where the letter with them cannot, and “?” for what is not left. */
export function printable(text: string): string {
  return [
    ...text
      .normalize('NFC')
      .replace(/[\u2010\u2011]/g, '-')
      .replace(/\s/g, ' '),
  ]
    .map(letterFor)
    .join('')
}

function letterFor(letter: string): string {
  if (canPrint(letter)) return letter
  const bare = spelt[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...bare].every(canPrint) ? bare : '?'
}

function canPrint(letter: string): boolean {
  return /^[\x20-\x7e\xa0-\xff]$/.test(letter) || others.includes(letter)
}

/** Letters that are more than one with an accent. */
const spelt: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', Ħ: 'H', ħ: 'h', ẞ: 'SS' }
