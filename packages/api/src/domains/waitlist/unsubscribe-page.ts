import type { PlainWords } from '../../http/answer/plain-words.ts'

/** Asks first: programs open links too, to see where they lead. The form goes to the address of the page itself. */
export const askingPage: PlainWords = {
  title: 'Stop these letters?',
  text: 'We then write only about what you ask for yourself, such as a new password.',
  button: 'Stop these letters',
}

export const donePage: PlainWords = {
  title: 'We have stopped these letters',
  text: 'You can close this page. We still write about what you ask for yourself, such as a new password.',
}

/** For people whose link is not one that our e-mails contain: most often one that was cut off. */
export const brokenLink = {
  detail: 'This is not the whole link of one of our letters. Open it from the letter again, or ask us to stop them.',
}
