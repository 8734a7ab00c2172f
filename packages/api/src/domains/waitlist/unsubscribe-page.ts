import { plainPage } from '../../http/plain-page.ts'

/** Asks first: programs open links too, to see where they lead. The form goes to the address of the page itself. */
export const askingPage = plainPage(
  'Stop these letters?',
  '<h1>Stop these letters?</h1>\n<p>We then write only about what you ask for yourself, such as a new password.</p>\n<form method="post"><button>Stop these letters</button></form>',
)

export const donePage = plainPage(
  'We have stopped these letters',
  '<h1>We have stopped these letters</h1>\n<p>You can close this page.</p>',
)
