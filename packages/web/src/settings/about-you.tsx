import { useWords } from '../client/language.ts'
import type { User } from '../client/session.ts'
import { words } from './about-you.words.ts'
import { Home } from './home.tsx'
import { Name } from './name.tsx'
import { Part } from './part.tsx'

/** As whom plans know somebody, and where they are reached. */
export function AboutYou({ user }: { readonly user: User }) {
  const said = useWords(words)
  return (
    <Part at="you" title={said.title} about={said.about}>
      <Name user={user} />
      <Home />
    </Part>
  )
}
