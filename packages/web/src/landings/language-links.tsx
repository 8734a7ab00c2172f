import { languageNames, languages } from '@app/schemas/language'
import type { PageDrawing } from '@app/schemas/pages/page-drawing'

/** The same page in each other language, named as its readers name it. */
export function LanguageLinks({
  address,
  language,
  className,
}: Pick<PageDrawing, 'address' | 'language'> & { readonly className?: string | undefined }) {
  return languages
    .filter((one) => one !== language)
    .map((one) => (
      <a key={one} className={className} href={`${address}?language=${one}`} hrefLang={one} lang={one}>
        {languageNames[one]}
      </a>
    ))
}
