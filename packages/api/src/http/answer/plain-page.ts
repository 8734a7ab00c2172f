import { escaped } from './escaped.ts'

/** A page of the service itself, without anything of the web app. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}
