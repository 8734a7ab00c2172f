const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/docs.css">
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`

/** Asks first: programs open links too, to see where they lead. The form goes to the address of the page itself. */
export const askingPage = page(
  'Stop these letters?',
  '<p>We then write only about what you ask for yourself, such as a new password.</p>\n<form method="post"><button>Stop these letters</button></form>',
)

export const donePage = page('We have stopped these letters', '<p>You can close this page.</p>')
