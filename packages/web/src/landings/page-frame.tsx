import { languageNames, languages } from '@app/schemas/language'
import type { PageDrawing } from '@app/schemas/pages/page-drawing'
import { useWords, type Words } from '../client/language.ts'
import { consentWords } from '../client/tracking/consent.words.ts'
import { Mark } from '../ui/mark.tsx'
import { anchorOf } from './blocks/anchor-of.ts'
import bar from './consent-bar.module.css'
import footer from './page-footer.module.css'
import header from './page-header.module.css'

type HeaderWords = {
  readonly skip: string
  readonly here: string
  readonly places: { readonly steps: string; readonly cost: string }
  readonly help: string
  readonly call: string
  readonly enter: string
}

const headerWords: Words<HeaderWords> = {
  en: {
    skip: 'Skip to the page',
    here: 'On this page',
    places: { steps: 'How it works', cost: 'What it costs' },
    help: 'Help',
    call: 'Call\u00a0us',
    enter: 'Sign in',
  },
  es: {
    skip: 'Ir a la página',
    here: 'En esta página',
    places: { steps: 'Cómo funciona', cost: 'Cuánto cuesta' },
    help: 'Ayuda',
    call: 'Llamar',
    enter: 'Entrar',
  },
}

const places = ['steps', 'cost'] as const

/** The same on every page, in one line: whose page it is, where its parts are, a person to call, and the way in for members. */
export function PageHeader({ brand, blocks, openedAt, language }: PageDrawing) {
  const said = useWords(headerWords)
  const there = places.filter((name) => blocks.some(({ block }) => block === name))
  return (
    <header className={header.header}>
      <a className={header.skip} href="#main">
        {said.skip}
      </a>
      <a className={header.logo} href="/">
        <Mark />
        {brand.name}
      </a>
      {there.length > 0 && (
        <nav className={header.places} aria-label={said.here}>
          {there.map((name) => (
            <a key={name} href={`#${anchorOf(name)}`}>
              {said.places[name]}
            </a>
          ))}
        </nav>
      )}
      <LanguageLinks openedAt={openedAt} language={language} className={header.language} />
      <a className={header.call} href={`tel:${brand.support.phone.replaceAll(' ', '')}`}>
        <span className={header.wide}>{said.help} </span>
        <span className={header.number}>{brand.support.phone.replaceAll(' ', '\u00a0')}</span>
        <span className={header.short}>{said.call}</span>
      </a>
      <a className={header.signIn} href="/signin">
        {said.enter}
      </a>
    </header>
  )
}

type FooterWords = {
  readonly all: string
  readonly reach: string
  readonly licensed: string
  readonly pages: Readonly<Record<PageAddress, string>>
}

/** Everything there is to read, in the order of the footer. */
const footerPages = [
  '/about-us',
  '/mission',
  '/options',
  '/401kloan',
  '/careers',
  '/contact-us',
  '/legal',
  '/privacy',
  '/terms',
  '/privacy#form',
] as const
type PageAddress = (typeof footerPages)[number]

const footerWords: Words<FooterWords> = {
  en: {
    all: 'All pages',
    reach: 'A person answers',
    licensed: 'Registered and licensed:',
    pages: {
      '/about-us': 'About us',
      '/mission': 'Mission',
      '/options': 'Your options',
      '/401kloan': '401(k) loans',
      '/careers': 'Careers',
      '/contact-us': 'Contact',
      '/legal': 'Legal',
      '/privacy': 'Privacy',
      '/terms': 'Terms',
      '/privacy#form': 'Ad choices',
    },
  },
  es: {
    all: 'Todas las páginas',
    reach: 'Responde una persona',
    licensed: 'Registros y licencias:',
    pages: {
      '/about-us': 'Quiénes somos',
      '/mission': 'Misión',
      '/options': 'Tus opciones',
      '/401kloan': 'Préstamos del 401(k)',
      '/careers': 'Empleos',
      '/contact-us': 'Contacto',
      '/legal': 'Avisos legales',
      '/privacy': 'Privacidad',
      '/terms': 'Condiciones',
      '/privacy#form': 'Anuncios',
    },
  },
}

/** Who is behind the page, when they answer, and everything else there is to read. */
export function PageFooter({ brand, address, openedAt, origin, language }: PageDrawing) {
  const { all, reach, licensed, pages } = useWords(footerWords)
  const { legalEntity, support, licenses = [] } = brand
  return (
    <footer className={footer.footer}>
      <nav className={footer.links} aria-label={all}>
        {footerPages.map((href) => (
          <a key={href} href={href}>
            {pages[href]}
          </a>
        ))}
        <LanguageLinks openedAt={openedAt} language={language} />
      </nav>
      <p>
        {legalEntity} · {reach} {support.hours}:{' '}
        <a href={`tel:${support.phone.replaceAll(' ', '')}`}>{support.phone.replaceAll(' ', '\u00a0')}</a>,{' '}
        <a href={`mailto:${support.email}`}>{support.email}</a>
      </p>
      {licenses.length > 0 && (
        <p>
          {licensed}{' '}
          {licenses.map(({ regulator, number, register }, index) => (
            <span key={`${regulator} ${number}`}>
              {index > 0 && ', '}
              <a href={register}>
                {regulator} {number}
              </a>
            </span>
          ))}
        </p>
      )}
      <p className={footer.printed}>{origin + address}</p>
    </footer>
  )
}

/** The same page in each other language, named as its readers name it. */
function LanguageLinks({
  openedAt,
  language,
  className,
}: Pick<PageDrawing, 'openedAt' | 'language'> & { readonly className?: string | undefined }) {
  return languages
    .filter((one) => one !== language)
    .map((one) => (
      <a key={one} className={className} href={`${openedAt}${openedAt.includes('?') ? '&' : '?'}language=${one}`} hrefLang={one} lang={one}>
        {languageNames[one]}
      </a>
    ))
}

/** Asks once whether visits may be shared with advertisers. Nothing is shared before, and both answers are the same size. */
export function ConsentBar({ openedAt }: Pick<PageDrawing, 'openedAt'>) {
  const { name, ask, privacy, yes, no } = useWords(consentWords)
  return (
    <form className={bar.bar} method="post" action="/consent" aria-label={name}>
      <input type="hidden" name="back" value={openedAt} />
      <p className={bar.ask}>
        {ask} <a href="/privacy">{privacy}</a>
      </p>
      <button type="submit" className={bar.answer} name="answer" value="no">
        {no}
      </button>
      <button type="submit" className={bar.answer} name="answer" value="yes">
        {yes}
      </button>
    </form>
  )
}
