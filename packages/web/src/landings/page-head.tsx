import { type Language, languages, locales } from '@app/schemas/language'
import { cardSize } from '@app/schemas/pages/page-card'
import type { PageDrawing } from '@app/schemas/pages/page-drawing'

/** The pages that say who we are. */
const aboutUs: readonly string[] = ['/', '/about-us']

/** What browsers, search engines and sites that share the page read about it. */
export function PageHead(drawing: PageDrawing) {
  const { title, description, brand, isListed, files } = drawing
  const { light, dark } = brand.colours
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {!isListed && <meta name="robots" content="noindex" />}
      {isListed && <InOtherLanguages {...drawing} />}
      <SharedAs {...drawing} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark.paper} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={files.icon} type="image/svg+xml" />
      {files.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <style>{files.style}</style>
      {files.next.map((file) => (
        <link key={file} rel="prefetch" href={file} />
      ))}
      {files.data.map((address) => (
        <link key={address} rel="prefetch" href={address} as="fetch" crossOrigin="anonymous" />
      ))}
    </head>
  )
}

/** Each language of a page has an address, which search engines list. The plain one goes by what the browser prefers. */
function InOtherLanguages({ address, origin, language }: PageDrawing) {
  return (
    <>
      <link rel="canonical" href={origin + addressIn(language, address)} />
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={origin + addressIn(one, address)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + address} />
    </>
  )
}

/** What other sites show when the page is shared. */
function SharedAs({ title, description, address, origin, language, brand, card }: PageDrawing) {
  if (card === undefined) return null
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + addressIn(language, address)} />
      <meta property="og:locale" content={locales[language].replace('-', '_')} />
      <meta property="og:image" content={origin + card} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The address of a page in a language. That of the English one is plain, as advertisements have it. */
function addressIn(language: Language, address: string): string {
  return language === 'en' ? address : `${address}?language=${language}`
}

/** Has the browser fetch the page behind the button while this one is read. These are data: no script runs, and browsers that know them not pass by. */
export function NextPage({ startsAt }: Pick<PageDrawing, 'startsAt'>) {
  if (startsAt === undefined) return null
  const rules = { prefetch: [{ urls: [startsAt], eagerness: 'immediate' }] }
  // Escaped, so that no text can close the element around it.
  return <script type="speculationrules">{JSON.stringify(rules).replaceAll('<', '\\u003c')}</script>
}

/** What the page says, once more for programs: who we are, and its questions and answers. Nothing that is not on the page. */
export function StructuredData(page: PageDrawing) {
  const things = [...organisation(page), ...questions(page)]
  if (things.length === 0) return null
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  // Escaped, so that no text can close the element around it.
  return <script type="application/ld+json">{text.replaceAll('<', '\\u003c')}</script>
}

function organisation({ address, origin, brand }: PageDrawing): readonly object[] {
  if (!aboutUs.includes(address)) return []
  const { name, legalEntity, support } = brand
  return [{ '@type': 'Organization', name, legalName: legalEntity, url: `${origin}/`, email: support.email, telephone: support.phone }]
}

function questions({ blocks }: PageDrawing): readonly object[] {
  const all = blocks.flatMap((block) => (block.block === 'questions' ? block.questions : []))
  if (all.length === 0) return []
  const answered = ({ ask, answer }: (typeof all)[number]) => ({
    '@type': 'Question',
    name: ask,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })
  return [{ '@type': 'FAQPage', mainEntity: all.map(answered) }]
}
