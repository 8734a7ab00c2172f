import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type Problem, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { languageOf, textsIn } from '../texts-in.ts'

type Slip = readonly [pattern: RegExp, fix: string]

/** Where a clause begins, so that what follows is who does something, and not to whom: not “who answers you sees”. */
const clause = `(?:^|(?<=[.?;:,“] ?|\\b(?:and|but|if|when|what|where|once|until|that|because|as|so|how|before|after|while|whether|unless) ))`
const between = '(?:(?:still|also|only|then|never|often|now|just|even|later|usually) )?'
const noVerbs = 'always|us|as|besides|less|ours|perhaps|plus|sometimes|this|yes|focus'
const plainVerbs =
  'appear|arrive|ask|begin|belong|charge|close|come|count|depend|do|don’t|earn|end|find|get|give|go|grow|have|haven’t|help|hold|keep|lend|look|lose|make|mean|move|need|open|pay|renew|say|send|show|start|stay|take|tell|want|work'
/** Those that are no names of things as well: “the account list shows it” is English. */
const onlyVerbs =
  'appear|arrive|ask|begin|belong|come|depend|do|don’t|earn|explain|find|get|give|go|grow|have|haven’t|include|keep|lend|lose|make|mean|renew|say|send|take|tell|want|are|aren’t'
const things =
  'account|answer|call|check|day|document|employer|fee|form|job|loan|minute|month|payment|plan|price|provider|question|state|week|year'
const oneThing = `page|step|link|letter|money|search|membership|card|bank|box|list|code|tax|chart|panel|lender|company|IRA|${things}`
const one = things.split('|')
const several = one.map((thing) => thing.replace(/y$/, (y) => (thing === 'day' ? y : 'ie')).concat('s')).join('|')
const afterNoun = '(?=[.,;:?)]|$| (?:that|which|and|or|in|at|on|for|of|to|from|with|are|is|you|we|where|before|after)\\b)'
const helpers = 'can|will|may|must|might|could|would|can’t|won’t|don’t|doesn’t|didn’t|(?<=\\w)’ll'
/** A question turns its words round: “Will asking hurt?” */
const noQuestion = '(?=[^?]*(?:\\.|$))'

/** English that nobody says. None of it depends on what is meant. */
const slips: readonly Slip[] = [
  [
    new RegExp(
      `${clause}(?:we|you|they) (?!(?:${noVerbs})\\b)(?:\\w{2,}[^s’\\W]s|\\w+(?:ss|sh|ch|x)es|is|was|has|does|doesn’t|isn’t|hasn’t|wasn’t)(?![\\w’])`,
      'i',
    ),
    'After “we”, “you” and “they” the verb has no “s”: “we find”, “you are”.',
  ],
  [
    new RegExp(
      `${clause}(?<!\\b(?:before|after) )(?:it|he|she|nobody|no one|everyone|everybody) (?!need not)(?:${plainVerbs}|are|aren’t)(?![\\w’-])|(?:^|(?<=[.?] ))\\w{3,}(?<!everyth|someth|noth|anyth)ing (?:don’t|haven’t|aren’t|are)(?![\\w’-])`,
      'i',
    ),
    'After “it”, “nobody” and “everyone” the verb has an “s”: “it takes”, “nobody asks”.',
  ],
  [
    new RegExp(`(?:^|(?<=[.?] ))(?:The|Your|Our|This|That|An?|Each|Every) (?:old |new )?(?:${oneThing}) (?:${onlyVerbs})(?![\\w’-])`, 'i'),
    'Of one thing the verb has an “s”: “this page tracks”.',
  ],
  [
    new RegExp(
      `(?:^|(?<=[.?] ))(?:The|Your|Our|These|Those|Some|Many|Most|All) (?:old |new )?(?:${several}) (?:leads|tells|shows|takes|needs|says|asks|pays|moves|goes|comes|costs|keeps|gets|gives|helps|lists|stays|is|was|has)(?![\\w’-])`,
      'i',
    ),
    'Of several the verb has no “s”: “your answers lead”.',
  ],
  [/\b(?:their|my)(?=[.?](?: |$))/i, 'Write “there”, or say whose it is with “theirs”.'],
  [
    new RegExp(`\\b(?:${helpers}) ${between}(?!(?:${noVerbs}|is)\\b)\\w{2,}[^s’\\W]s(?![\\w’])${noQuestion}`, 'i'),
    'After “can”, “will”, “don’t” and the like the verb stands plain: “can find”.',
  ],
  [
    new RegExp(
      `\\b(?:${helpers}|should) ${between}(?!need|feed|speed|embed|shed|bring|ring|\\w*ceed\\b|indeed|nothing|anything|everything|something)\\w{2,}(?:ed|ing)(?![\\w’])${noQuestion}`,
      'i',
    ),
    'After “can”, “will”, “don’t” and the like the verb stands plain: “can find”.',
  ],
  // Not “loans to retired people”.
  [
    /\bto (?!need|feed|speed|embed|\w*ceed\b|indeed)\w{2,}ed(?: (?:the|an?|your|our|my|their|its|it|them|us|you|this|that|these|those|all|every|each|at|for|in|on|up|out|off|into|from|with|about)\b|[.,?]|$)/,
    'After “to” the verb stands plain: “to find”.',
  ],
  [
    new RegExp(`\\b(?:${helpers}|should) (?:your|our|to|of|on|with|for|back|free|from)\\b${noQuestion}`, 'i'),
    'A verb is missing: “can come back”.',
  ],
  [
    /\b(?:keeped|buyed|goed|choosed|sended|taked|losed|payed|finded|telled|informations|advices|moneys|seperate\w*|recieve\w*|definately|occured|untill|adress\w*|beleive\w*|garantee\w*|neccessary|tommorow|withdrawl)\b/i,
    'Look the word up: “kept”, “chose”, “paid”, “separate”, “receive”.',
  ],
  [/(?:^|[.?] )Weather (?:you|it|the|your)\b|\bweather or not\b/, 'Write “whether”.'],
  [/\ba (?=[aeioAEIO])(?!one\b|once\b|eu|Eu)\w+|\ba (?:hour|honest|heir|8\d?|11|18|un(?!i)\w+)\b(?![,.]\d)/, 'Write “an”.'],
  [
    /\b[Aa]n (?:[bcdfgjklmnpqrstvwxyz]\w*|[BCDGJKPQTVWYZ]\w+|hundred|home|house|husband|help|hold|high|half|hand|uni\w+|use\w*|usual|US|one|once|401\S*|403\S*|20|10|50)\b/,
    'Write “a”.',
  ],
  [
    new RegExp(`\\b(?:two|three|four|five|six|seven|ten|several|many|these|those|few|both) (?:${things})\\b${afterNoun}`, 'i'),
    'Several of it have an “s”.',
  ],
  [new RegExp(`\\b(?:an?|each|every|this|another) (?:${several})\\b(?!’)`, 'i'), 'One of it has no “s”.'],
  [
    /(?<!\bhow )\b(?:much|less|little) (?:accounts|plans|people|days|years|jobs|questions|states|loans|fees)\b|\bmany (?:money|time|help|tax|interest)\b/i,
    'What is counted is “many” and “fewer”, what is not is “much” and “less”.',
  ],
  [
    /\b(?:don’t|doesn’t|can’t|won’t|didn’t) (?!mean\b)\w+ (?:\w+ )?(?:nothing|no one|nobody|none|no \w+)\b(?!,)/i,
    'Say no once: two make a yes.',
  ],
  [
    /\byour (?:going|not|able|under|married|asked|getting|welcome|sure|about to|done|ready|finished|covered)\b|\byou’re (?:money|accounts?|plans?|savings|names?|old|IRA|employer|jobs?|card|bank|own)\b/i,
    '“Your” is whose it is, and “you’re” is “you are”.',
  ],
  [
    /\b(?:more|less|fewer|better|rather|other|cheaper|larger|older|smaller|sooner|later|longer|higher|lower) then\b(?![.,])/i,
    'Write “than”.',
  ],
  [/\bto (?:much|many|late|soon|bold|risky)\b|\b(?:is|are|was|it’s|isn’t) to (?:high|low|long|short|small|large|big)\b/i, 'Write “too”.'],
  [/\b(?:could|should|would|must|might) of\b/i, 'Write “have”.'],
  [/\bloose (?:your|the|money|it|value)\b|\bto loose\b/i, 'Write “lose”.'],
  [
    /\b(?:dont|cant|wont|isnt|doesnt|didnt|youll|youre|weve|theyre|thats|whats|theres|arent|couldnt|wouldnt|havent|hasnt|wasnt|alot)\b|\bits (?:a|an|the|not|your|safe|so|here|okay|fine|wrong|been|possible|because)\b/i,
    'Write it with its apostrophe or space: “don’t”, “it’s”, “a lot”.',
  ],
  [/\bit’s (?:own|yearly|fees?|name|owner|rules|balance)\b/i, 'Write “its”.'],
  [/\bthere (?:money|accounts?|plans?|own|savings|names?)\b/i, 'Write “their”.'],
]

/** Slips of grammar in an English text. What is meant a reader has to know. */
export const checkGrammar = onceEach((doc: Document): readonly Diagnostic[] => {
  if (languageOf(doc) !== 'en') return []
  return textsIn(doc).flatMap(({ text, at }) => {
    const problem = at.at(-1) === 'source' ? undefined : slipIn(text)
    return problem ? [report(doc, at, problem)] : []
  })
})

function slipIn(text: string): Problem | undefined {
  for (const [pattern, fix] of slips) {
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) return { rule: 'broken-english', severity: 'warning', message: `“${found.trim()}” is no English.`, fix }
  }
  return undefined
}
