import { useEffect, useState } from 'react'
import type { ShownField } from '../shown-field.ts'

type Options = NonNullable<ShownField['options']>

/** The answers that are offered today. The rule for those that end on a day comes with the few pages that have one. */
export function useOpenOptions(all: Options): Options {
  const [isLastYearOpen, setLastYearOpen] = useState(false)
  const hasEnd = all.some(({ until }) => until !== undefined)
  useEffect(() => {
    if (!hasEnd) return
    let isGone = false
    void import('../date/last-year-open.ts').then(({ isLastYearOpen: isOpen }) => isGone || setLastYearOpen(isOpen(new Date())))
    return () => {
      isGone = true
    }
  }, [hasEnd])
  return hasEnd ? all.filter(({ until }) => until === undefined || isLastYearOpen) : all
}
