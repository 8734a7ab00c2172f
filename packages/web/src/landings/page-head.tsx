import { cardSize } from '@app/schemas/pages/page-card'
import type { PageDrawing } from '@app/schemas/pages/page-drawing'

/** What browsers, search engines and sites that share the page read about it. */
export function PageHead(drawing: PageDrawing) {
  const { title, description, address, origin, brand, isListed, files } = drawing
  const { light, dark } = brand.colours
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {!isListed && <meta name="robots" content="noindex" />}
      {isListed && <link rel="canonical" href={origin + address} />}
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

/** What other sites show when the page is shared. */
function SharedAs({ title, description, address, origin, brand, card }: PageDrawing) {
  if (card === undefined) return null
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + address} />
      <meta property="og:image" content={origin + card} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
