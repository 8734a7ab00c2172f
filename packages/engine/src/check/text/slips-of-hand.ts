import type { Problem } from '../../load/document.ts'
import { otherReach, reach } from './reach-words.ts'
import type { Saying, Sayings } from './sayings.ts'

/** What slips in while somebody types, pastes or translates. It is wrong in a question and in a “no” alike. */
export const slipsOfHand: Sayings = {
  sayings: [
    { said: inBoth(/\[[^\]]*\]|<<|>>/), problem: unfinished },
    {
      said: inBoth(/\((?:copy|copia|draft|borrador|test|prueba|old|new version|final|v ?\d)(?: \d+)?\)/i),
      problem: unfinished,
    },
    { said: inBoth(/https?:\/\/\S*|\bwww\.\S+/), problem: writtenAddress },
    { said: inBoth(/\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u), problem: pictureSign },
    { said: inBoth(/(?:\p{Lu}{2,}[ ,’]+){3,}\p{Lu}{2,}/u), problem: allCapitals },
    { said: inBoth(/\b[Ll]orem [Ii]psum\b|\b(?:TODO|TBD|FIXME|XXX+)\b|\b(?:asdf|qwerty)|\?{3}/), problem: unfinished },
    { said: inBoth(/\*\*|__|`|^#+ |^[-*] /), problem: formatted },
    { said: inBoth(/(?!\p{Script=Latin})\p{L}/u), problem: lookAlike },
    { said: inBoth(/ {2,}| [,.;?](?!\d)/), problem: spacing },
    { said: inBoth(/(?<=\p{L})'(?=\p{L})|"/u), problem: straightQuote },
    { said: inBoth(/\.{2,}(?!\.)|,,|;;|…\./), problem: doubledSign },
    { said: inBoth(/[!¡]/), problem: shouting },
    { said: inBoth(/(?<!\p{L})(?!iP|eB)\p{Ll}+\p{Lu}\p{Ll}+(?!\p{L})/u), problem: mixedLetters },
    { said: inBoth(/(?<![\p{L}\d])(?!no )(\p{L}+) \1(?!\p{L})/iu), problem: doubledWord },
    { said: { en: /\b(?:invalid|oops)\b/i }, problem: blaming },
    { said: { en: otherReach(reach.en), es: otherReach(reach.es) }, problem: otherWay },
    {
      said: { en: /\{days\} (?!days\b)\p{L}+|\{count\} days\b/u, es: /\{days\} (?!días(?!\p{L}))\p{L}+|\{count\} días/u },
      problem: otherCount,
    },
    { said: { es: /\busted\b/i }, problem: formalSpanish },
    {
      said: { es: /\b(?:vosotr[oa]s|vuestr[oa]s?)\b|(?<!\p{L})(?!\p{L}*s[eé]is(?!\p{L}))\p{L}+(?:áis|éis)(?!\p{L})/iu },
      problem: spanishOfSpain,
    },
    { said: { es: /^[^¿“]*\?/ }, problem: unopened },
  ],
}

function inBoth(words: RegExp): Saying['said'] {
  return { en: words, es: words }
}

function otherCount(found: string): Problem {
  return {
    rule: 'number-of-another',
    message: `“${found}”: another number is filled in here than is spoken of.`,
    fix: 'Write {days} before “days”, and {count} before what is counted.',
  }
}

function unfinished(found: string): Problem {
  return { rule: 'unfinished-text', message: `“${found}” is shown to customers as it is.`, fix: 'Write the words, or leave the text out.' }
}

function formatted(found: string): Problem {
  return {
    rule: 'markup',
    message: `“${found}” looks like formatting; it would be shown as it is.`,
    fix: 'Write plain words; the screen does the formatting.',
  }
}

function lookAlike(found: string): Problem {
  return {
    rule: 'look-alike-letter',
    message: `“${found}” (U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}) is a letter of another alphabet.`,
    fix: 'Type it again: it may look like a Latin letter, but searches and screen readers don’t find it.',
  }
}

function spacing(): Problem {
  return {
    rule: 'spacing',
    message: 'There is a space too many.',
    fix: 'Leave one space between words, and none before a comma or a period.',
  }
}

function doubledSign(found: string): Problem {
  return { rule: 'spacing', message: `“${found}” is one sign too many.`, fix: 'Write one. Three dots are “…”.' }
}

function straightQuote(found: string): Problem {
  return { rule: 'straight-quote', message: `${found} is the mark of a typewriter.`, fix: 'Write ’ in a word, and “ ” around words.' }
}

function shouting(found: string): Problem {
  return { rule: 'harsh-words', severity: 'warning', message: `“${found}” shouts.`, fix: 'End the sentence with a period.' }
}

function mixedLetters(found: string): Problem {
  return { rule: 'spelling', message: `“${found}” has a capital letter inside.`, fix: 'Write it small, or with a capital first.' }
}

function blaming(found: string): Problem {
  return { rule: 'harsh-words', severity: 'warning', message: `“${found}” blames people.`, fix: 'Say calmly what is wrong and what to do.' }
}

function doubledWord(found: string): Problem {
  return { rule: 'doubled-word', message: `“${found}” says a word twice.`, fix: 'Remove one.' }
}

function writtenAddress(found: string): Problem {
  return {
    rule: 'address-in-text',
    message: `“${found}” is shown as words: nobody can press it.`,
    fix: 'Name the page or company instead, or make it a way or an action that leads there.',
  }
}

function pictureSign(found: string): Problem {
  return {
    rule: 'picture-sign',
    message: `“${found}” is read aloud as its name, and looks different on each phone.`,
    fix: 'Say it in words.',
  }
}

function allCapitals(found: string): Problem {
  return {
    rule: 'harsh-words',
    message: `“${found.slice(0, 40)}” is all capitals.`,
    fix: 'Write it as a sentence: the screen makes headings large.',
  }
}

function spanishOfSpain(found: string): Problem {
  return { rule: 'formal-spanish', message: `“${found}” is the Spanish of Spain.`, fix: 'Say it with “tú” or “ustedes”.' }
}

function unopened(): Problem {
  return { rule: 'question-mark', message: 'A question ends here that none begins.', fix: 'Put “¿” where the question begins.' }
}

function otherWay(found: string): Problem {
  return {
    rule: 'other-way-to-reach',
    message: `“${found}”: nobody can be reached like that.`,
    fix: 'Call {phone}, write to {email}, and say {hours} of when somebody is there.',
  }
}

function formalSpanish(found: string): Problem {
  return {
    rule: 'formal-spanish',
    message: `“${found}”: these pages say “tú”.`,
    fix: 'Speak to the person as “tú”, as docs/spanish.md says.',
  }
}
