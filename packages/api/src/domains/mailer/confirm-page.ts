import type { PlainWords } from '../../http/answer/plain-words.ts'

/** Asks first: programs open links too, to see where they lead. The form goes to the address of the page itself. */
export const confirmPage: PlainWords = {
  title: 'Send us your message?',
  text: 'You wrote to us by the form on our site. Press the button, and it goes to the people who help. If you did not write to us, close this page: the message is then deleted.',
  button: 'Send my message',
}

export const confirmedPage: PlainWords = {
  title: 'We have your message',
  text: 'A person reads it and answers by e-mail within two working days. You get a letter that says it has arrived. You can close this page.',
}

/** For people whose link is cut off, or older than two days. */
export const confirmedTooLate = {
  detail: 'This link is not whole, or it is older than two days: then the message is deleted. Write to us again, or call us.',
}
