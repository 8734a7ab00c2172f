/** Words that one sentence may have in each other’s place, and then says something else: the groups of a family exclude one another. */
type Family = readonly RegExp[]

/** Whose deed it is, how much, when, how surely, of which account, by which way. */
export const turningWords: readonly Family[] = [
  // Who does it.
  groups(
    'we|us|\\{company\\}|\\{brand\\}',
    'you|yourself',
    'plans?|providers?|record keepers?',
    'employers?|HR',
    'IRS|tax office|Treasury',
    'states?',
    'government|Department of Labor|Social Security Administration',
    'custodians?|\\{custodian\\}',
    'brokers?|brokerages?',
    '(?:a|the|your|our|linked) banks?|banks',
    'partners?|firms?',
    'spouses?|husband|wife',
    'lenders?',
    'insurers?',
    'advisers?|advisors?',
    'courts?|judges?',
  ),
  groups('ours?', 'your|yours', 'their|theirs', 'its'),
  // How long.
  groups(
    'seconds?',
    'minutes?',
    'hours?',
    '(?:business|working) days?|weekdays?',
    '(?<!business |working )days?',
    'weeks?|weekly',
    'months?|monthly',
    'quarters?|quarterly',
    'years?|yearly|annual(?:ly)?',
  ),
  // When.
  groups('before|until|earlier|sooner', 'after|since|later|afterwards'),
  groups('last|past|previous|former|old', 'next|new|current|coming'),
  groups('first', 'second(?! or two)', 'third', '(?<!at )last'),
  groups('main|primary', 'second|other|vacation|rental'),
  // How much.
  groups(
    'more|above|over|larger|higher|greater|bigger|longer|faster|at least',
    'less|fewer|below|under|smaller|lower|shorter|slower|at most|up to',
    'same|equal|equally',
  ),
  groups('(?<!at )most|largest|highest|longest|biggest|cheapest', '(?<!at )least|smallest|lowest|shortest|dearest'),
  groups('rises?|grows?|goes? up|went up|gains?', 'falls?|drops?|shrinks?|goes? down|went down|loses?|gives? up'),
  groups('gives? up', 'keeps?|gains?|gets?'),
  groups(
    'all|every|everything|everyone|everybody|whole|entire',
    '(?<!at )most',
    'half',
    'some|part of|a few',
    'a third|a quarter',
    '0|none',
  ),
  groups('each|of its own|separately', 'all|together|in total|altogether'),
  groups('that job’s|this job’s', '(?:all|any|each)(?: of)? your'),
  groups('less|minus', 'plus'),
  // How surely, and how often.
  groups('must|ha(?:s|ve) to|needs?|required', 'can|may|might|could|allowed', 'should'),
  groups('always|every time|each time', 'often|usually|mostly', 'sometimes|rarely|seldom', 'once', 'twice'),
  // Of what.
  groups('Roth', 'Traditional|pre-tax', 'after-tax'),
  groups('IRAs?', '401\\(k\\)s?|403\\(b\\)s?|457\\(b\\)s?'),
  groups('income tax', '(?:10% )?extra tax|penalt(?:y|ies)', 'sales tax|property tax'),
  groups('direct(?:ly)?|straight', 'indirect(?:ly)?'),
  groups('single|unmarried|alone', 'married|together|jointly'),
  groups('vested', 'unvested'),
  // What is done.
  groups('sends?|sent', 'receives?|received'),
  groups('keeps?|kept|stores?|stored|sealed', 'deletes?|deleted|removes?|removed|shares?|shared|sells?|sold|publish\\w*'),
  groups('opens?|opened', 'closes?|closed'),
  groups('starts?|begins?|began', 'ends?|stops?|ended|stopped'),
  groups('renews?|renewed', 'ends?|lapses?'),
  groups(
    'puts? (?:\\w+ )?in|puts?|paid into|pays? into|paid in|deposits?',
    '(?:takes?|took) (?:\\w+ )?out|withdraws?|withdrawn|payouts?',
    'earn(?:s|ed)?|grown?',
  ),
  groups('buys?|bought', 'sells?|sold'),
  groups('accept(?:s|ed)?|approve[ds]?', 'refuse[ds]?|decline[ds]?|reject(?:s|ed)?', 'submitted|pending'),
  groups('free|free of charge|for free', 'for a fee|costs?|charged?|fees?|paid'),
  groups('taxed|taxable', 'tax-free|untaxed'),
  groups('e-mail(?:s|ed)?', 'texts?|texted', 'calls?|called|phones?', 'by mail|mails?|mailed|letters?', 'online'),
  // How it is.
  groups('safer?|sure|certain', 'riskier|risky|unsure|uncertain'),
  groups('strict(?:er|est)?|narrow(?:er)?|tight(?:er)?', 'loose(?:r|st)?|generous'),
  groups('cheap(?:er)?', 'costl(?:y|ier)|expensive|dear(?:er)?'),
  groups('eas(?:y|ier|ily)|simple|simpler', 'hard(?:er)?|difficult'),
  groups('better|good', 'worse|bad'),
  groups('early|soon', 'late'),
  groups('quick(?:ly|er)?|fast', 'slow(?:ly)?'),
  groups('long', 'short'),
  groups('high', 'low'),
  groups('public', 'private'),
  groups('right|correct', 'wrong|incorrect'),
  groups('open', 'closed|locked'),
]

/** Words that turn a sentence by being there once more or once less. */
export const denyingWords = /n’t\b|\b(?:not|no one|no|never|nothing|nobody|none|neither|nor|without|cannot)\b/gi
export const limitingWords = /\b(?:only|except|unless|aside from|other than)\b/gi

function groups(...words: readonly string[]): Family {
  return words.map((one) => new RegExp(`(?<![\\p{L}\\d])(?:${one})(?![\\p{L}\\d])`, 'giu'))
}
