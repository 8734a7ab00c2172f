import { loginUrl } from '@app/schemas/rules/accounts/login-url'
import { useWords, type Words } from '../../../client/language.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type Provider, providers } from '../../data/accounts/providers.ts'
import type { PanelProps } from '../panel-props.ts'
import styles from './providers-sign-in.module.css'

type Own = { readonly heading: string; readonly link: string; readonly newTab: string; readonly about: string }

const words: Words<Own> = {
  en: {
    heading: 'Your providers',
    link: 'Look up its sign-in page',
    newTab: 'opens in a new tab',
    about: 'The link searches the web for the provider’s sign-in page. Pick the provider’s own site, and skip results marked as ads.',
  },
  es: {
    heading: 'Tus proveedores',
    link: 'Buscar su página de acceso',
    newTab: 'se abre en otra pestaña',
    about:
      'El enlace busca en la web la página de acceso. Elige el sitio del propio proveedor y salta los resultados marcados como anuncios.',
  },
}

/** Where a person can sign in at each of their providers. */
export function ProvidersSignIn({ empty }: PanelProps) {
  const said = useWords(words)
  const known = providers.use()
  return (
    <Loaded of={known} empty={empty} isEmpty={(all) => all.length === 0}>
      {(all) => (
        <section className={styles.providers}>
          <h2 className={styles.heading}>{said.heading}</h2>
          <ul className={styles.list}>
            {all.map((provider) => (
              <OneProvider key={provider.pk} provider={provider} />
            ))}
          </ul>
          <p className={styles.about}>{said.about}</p>
        </section>
      )}
    </Loaded>
  )
}

function OneProvider({ provider: { record_keeper_name: name } }: { readonly provider: Provider }) {
  const said = useWords(words)
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <a className={styles.link} href={loginUrl({ name })} target="_blank" rel="noopener noreferrer">
        {said.link} <span className={styles.tab}>({said.newTab})</span>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </a>
    </li>
  )
}
