import type { ProviderSignIn } from '@app/schemas/pages/page-drawing'
import { useWords } from '../../client/language.ts'
import type { BlockProps } from './block-props.ts'
import { Heading } from './heading.tsx'
import styles from './providers.module.css'
import { providersWords } from './providers.words.ts'

/** Every provider by its first letter; on the page of one of them, the way to its own site. */
export function Providers({ block, page, headingId }: BlockProps<'providers'>) {
  const { provider, providers = [] } = page
  return (
    <>
      <Heading id={headingId} title={block.title} lead={block.lead} />
      {provider ? (
        <WayIn {...provider} company={page.brand.legalEntity} />
      ) : (
        <ul className={styles.list}>
          {providers.map(({ name, address }) => (
            <li key={address}>
              <a className={styles.one} href={address}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** One link to another site, with its destination shown before it is pressed. */
function WayIn({ name, about, signInUrl, isKnown, company }: ProviderSignIn & { readonly company: string }) {
  const said = useWords(providersWords)
  const host = new URL(signInUrl).host.replace(/^www\./, '')
  return (
    <div className={styles.wayIn}>
      <p>{about}</p>
      <a className={styles.out} href={signInUrl} rel="noreferrer">
        {isKnown ? said.goTo(host) : said.search(name)}
      </a>
      <p className={styles.aside}>
        {isKnown ? said.known(host, name) : said.unknown(host)} {said.notOurs(company, name)}
      </p>
    </div>
  )
}
