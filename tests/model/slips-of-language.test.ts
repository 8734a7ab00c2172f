import { checkDocument } from '@app/engine/author'
import { expect, it } from 'vitest'
import { changed, describeSlipsInFile, type Slip } from './support/slip.ts'

/** Sentences that nobody would say, and sentences without their end. Each stands in one file, and is found there. */
const slips: readonly Slip[] = [
  ['“we shows”', 'steps/how-it-works.json', 'We show both costs.', 'We shows both costs.', 'broken-english'],
  ['“if they asks”', 'steps/access-old-401k.json', 'Answer the questions they ask', 'See if they asks, and answer what', 'broken-english'],
  ['“it take”', 'steps/link-bank.json', 'This takes one to three', 'It take one to three', 'broken-english'],
  ['“will sends”', 'steps/previous-jobs.json', 'You can add more later.', 'You can adds more later.', 'broken-english'],
  ['“to looked”', 'steps/choose.json', 'Pick one way to look', 'Pick one way to looked', 'broken-english'],
  ['“an provider”', 'steps/search-online.json', 'It may be at another provider', 'It may be at an provider', 'broken-english'],
  ['“two account”', 'landings/landing-combine.json', 'Two good accounts are better', 'Two account are better', 'broken-english'],
  ['“more then”', 'pages/401kloan.json', 'if you owed more in', 'if you owed more then that in', 'broken-english'],
  ['“cant”', 'steps/fix-401k.json', 'After that it can’t be undone.', 'After that it cant be undone.', 'broken-english'],
  ['“you’re savings”', 'steps/loan-not-yet.json', 'Move old savings into it.', 'Move you’re savings into it.', 'broken-english'],
  ['two times no', 'steps/get-back.json', 'so you can always find it here', 'so you don’t lose nothing', 'broken-english'],
  ['a verb that is missing', 'steps/choose.json', 'You can come back', 'You can back', 'broken-english'],
  ['“this page tell”', 'steps/ira/working-on.json', 'This page tracks', 'This page tell', 'broken-english'],
  ['“their” at the end', 'pages/waitlist.json', 'who you are there.', 'who you are their.', 'broken-english'],
  ['a number in the place of another', 'pages/home.json', '{count} people', '{days} people', 'number-of-another'],
  ['the same in Spanish', 'translations/es/pages/home.json', 'últimos {days} días', 'últimos {count} días', 'number-of-another'],
  ['a question that nobody ends', 'translations/es/steps/access.json', '¿Cómo la termino?', '¿Cómo la termino', 'punctuation'],
  ['“your answers leads”', 'steps/suitability.json', 'Your answers lead', 'Your answers leads', 'broken-english'],
  ['“payed”', 'steps/get-help.json', 'you paid into a 401(k)', 'you payed into a 401(k)', 'broken-english'],
  ['two sentences in one', 'steps/stop-losing.json', 'your own name. Moving', 'your own name You', 'punctuation'],
  ['a small letter at the start', 'steps/take-care.json', '"lead": "You', '"lead": "you', 'punctuation'],
  ['a bracket that nobody closes', 'steps/take-care.json', '({hours})', '({hours}', 'punctuation'],
  ['a quotation without its end', 'steps/funding-source.json', 'or “I’ll decide later”', 'or “I’ll decide later', 'punctuation'],
  ['a space that is missing', 'steps/text-results.json', 'It’s your choice, and', 'It’s your choice,and', 'spacing'],
  ['“todas los”', 'translations/es/steps/choose.json', '"lead": "', '"lead": "Mira todas los planes. ', 'broken-spanish'],
  ['“nosotros” who do it as others', 'translations/es/steps/choose.json', '"lead": "', '"lead": "Nosotros lo busca. ', 'broken-spanish'],
  ['“de el”', 'translations/es/steps/choose.json', '"lead": "', '"lead": "Es de el plan. ', 'broken-spanish'],
  [
    'a space that does not break',
    'landings/landing-solo.json',
    '"lead": "',
    '"lead": "Your savings are FDIC\u00a0insured. ',
    'other-space',
  ],
  ['a narrow space in Spanish', 'translations/es/steps/choose.json', '"lead": "', '"lead": "Son 10\u202f%. ', 'other-space'],
  ['a hyphen that nobody sees', 'steps/choose.json', '"lead": "', '"lead": "We guar\u00adantee it. ', 'invisible-character'],
  ['half a character', 'steps/choose.json', '"lead": "', '"lead": "Yes \\ud83d. ', 'invisible-character'],
  ['an accent that is a character of its own', 'translations/es/steps/choose.json', '"lead": "', '"lead": "Adio\u0301s. ', 'other-letter'],
  ['wide digits', 'steps/choose.json', '"lead": "', '"lead": "In １０ days. ', 'other-letter'],
  [
    'a lead as lawyers write',
    'steps/final-step.json',
    'Look at each part.',
    'Prior to submission, verify the completeness and accuracy of all particulars.',
    'hard-to-read',
  ],
  [
    'a lead without such words, and as hard',
    'steps/choose.json',
    '"lead": "',
    '"lead": "Verification of the completeness and accuracy of previously provided information is mandatory for participants. ',
    'hard-to-read',
  ],
  [
    'a lead as lawyers write in Spanish',
    'translations/es/steps/final-step.json',
    'Mira cada parte.',
    'Con anterioridad al envío, sírvase verificar la integridad de los datos.',
    'hard-to-read',
  ],
  [
    'a lead in Spanish without such words, and as hard',
    'translations/es/steps/choose.json',
    '"lead": "',
    '"lead": "La verificación de la integridad y exactitud de las informaciones proporcionadas anteriormente constituye una obligación ineludible del solicitante. ',
    'hard-to-read',
  ],
  ['a lead that was cut off', 'pages/mission.json', '."\n', ' and"\n', 'unended-text'],
  ['a help without its end', 'steps/choose.json', 'what to look for."', 'what to look"', 'unended-text'],
  ['a message that was cut off', 'questions.json', 'or fewer."', 'or"', 'unended-text'],
  ['a sentence cut off in Spanish', 'translations/es/steps/payment.json', '."\n', '"\n', 'unended-text'],
]

describeSlipsInFile(slips)

it('what is right is taken: questions turn round, whoever answers you sees it', () => {
  const right =
    'Will asking hurt? What the person who answers you sees is this. You can always stop. It covers a one-time fee, an hour or a used form.'
  const flows = changed('steps/choose.json', 'Looking doesn’t move any money.', right)
  const step = flows.documents.step.get('choose')
  expect(step && checkDocument(step, flows)).toEqual([])
})
