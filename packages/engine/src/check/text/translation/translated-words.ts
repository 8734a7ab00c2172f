/** What an American editor strikes out: words that give a translation away, and forms that speech always contracts. */
const phrases = [
  'dearest',
  'whoever',
  'some(?:body|one) who (?:is|has) to',
  'somebody',
  'stands (?:at|for now|still)',
  'go(?:es)? on by (?:it|our)sel(?:f|ves)',
  'by (?:ourselves|itself)',
  'make an account',
  'do(?:es)? ?n[o’]t fit together',
  'is told',
  'are told',
  'need not',
  'knows? of no',
  'not (?:\\w+ )?any more',
  'cancelled',
  'called off',
  'as a rule',
  'working days?',
  'driving licen[cs]e',
  'cannot',
  '(?:do|does|did|is|are|was|were|has|have|had|could|would|should) not',
  '(?<!what (?:else )?)there is(?= \\p{L})',
  '(?:i|we|you|he|she|it|they|that|there) will(?= \\p{L})',
  '(?<!(?:who|where|what|how|sure|than|as|people) )(?:we|you|they) are(?= \\p{L})',
]
const translated = new RegExp(`(?<![\\p{L}’-])(?:${phrases.join('|')})(?![\\p{L}])`, 'giu')

/** The phrases in an English text that an American editor would change. */
export function translatedWords(text: string): readonly string[] {
  return text.match(translated) ?? []
}
