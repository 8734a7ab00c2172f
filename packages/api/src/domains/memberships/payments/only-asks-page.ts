/** Shown when a call is opened as if it were a page: nothing happens then, not even for link scanners. */
export const onlyAsksPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nothing has been paid</title>
<link rel="stylesheet" href="/docs.css">
<main>
<h1>Nothing has been paid</h1>
<p>This address only works from our payment page. Opening it has changed nothing.</p>
<p><a href="/">Go on to our pages</a></p>
</main>
</html>
`
