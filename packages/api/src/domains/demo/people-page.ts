import { escaped } from '../../http/answer/escaped.ts'
import { plainPage } from '../../http/answer/plain-page.ts'

export type Shown = {
  readonly persona: string
  readonly name: string
  readonly about: string
  readonly stands: string
  readonly isReady: boolean
}

/** The people of the demonstration, each with a button to be them for a while. */
export function peoplePage(people: readonly Shown[], colleagues: readonly Shown[]): string {
  const [list, desk] = [people, colleagues].map((all) => all.map(shown).join('\n'))
  return plainPage(
    'Demo customers',
    `<h1>Demo customers</h1>
<p>All of them are made up. Choose one to see the product as they do. “npm run demo -- advance 3 days” lets time pass for all of them.</p>
${list}
<h1>Colleagues at the desk</h1>
<p>They see what customers leave them to do, at <a href="/desk">/desk</a>.</p>
${desk}`,
  )
}

export function welcomePage(name: string, to: 'dashboard' | 'desk'): string {
  return plainPage(
    'Signed in',
    `<h1>You are signed in as ${escaped(name)}</h1>\n<p><a href="/${to}">Go on to the ${to}</a></p>\n<p><a href="/dev/people">Choose somebody else</a></p>`,
  )
}

function shown({ persona, name, about, stands, isReady }: Shown): string {
  const button = isReady ? '<button>Sign in</button>' : '<p>Their story is still being told. Load this page again in a moment.</p>'
  return `<article>
<h2>${escaped(name)}: ${escaped(stands)}</h2>
<p>${escaped(about)}</p>
<form method="post" action="/dev/people/${escaped(persona)}">${button}</form>
</article>`
}
