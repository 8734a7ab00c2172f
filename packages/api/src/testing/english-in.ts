/** Words that any English sentence of ours has one of, and that no Spanish one has. */
const english = /\b(the|your|you|we|it|is|isn|was|wasn|are|have|haven|of|with|can|for|from|here|ending|nothing)\b/i

/** The texts of an answer that are English, to be read by somebody who asked in Spanish. A single word is a code. */
export function englishIn(answer: unknown): readonly string[] {
  if (typeof answer === 'string') return answer.includes(' ') && english.test(answer) ? [answer] : []
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(englishIn) : []
}
