import { plainPage } from '../../http/plain-page.ts'

/** Asks first: programs open links too, to see where they lead. The form goes to the address of the page itself. */
export const confirmPage = plainPage(
  'Send us your message?',
  '<h1>Send us your message?</h1>\n<p>You wrote to us by the form on our site. Press the button, and it goes to the people who help. If you did not write to us, close this page: the message is then deleted.</p>\n<form method="post"><button>Send my message</button></form>',
)

export const confirmedPage = plainPage(
  'We have your message',
  '<h1>We have your message</h1>\n<p>A person reads it and answers by e-mail within two working days. You get a letter that says it has arrived.</p>\n<p>You can close this page, or <a href="/">go to the home page</a>.</p>',
)
