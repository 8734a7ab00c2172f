import type { ProviderSignIn } from '@app/schemas/pages/page-drawing'
import type { BlockProps } from './block-props.ts'
import { Heading } from './heading.tsx'
import styles from './providers.module.css'

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
  const host = new URL(signInUrl).host.replace(/^www\./, '')
  return (
    <div className={styles.wayIn}>
      <p>{about}</p>
      <a className={styles.out} href={signInUrl} rel="noreferrer">
        {isKnown ? `Go to ${host}` : `Search the web for the ${name} sign-in`}
      </a>
      <p className={styles.aside}>
        {isKnown
          ? `The link leaves this site and opens ${host}, the site of ${name}. Its sign-in is there. `
          : `We do not know the address of its sign-in page for certain. The link leaves this site and opens a web search at ${host}. Check the name in the address bar before you type a password: an advertisement can stand above the true page. `}
        {company} is not {name}, and is not paid for the link.
      </p>
    </div>
  )
}
