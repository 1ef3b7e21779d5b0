import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from './use-format.ts'

const UNITS = { gigabyte: 1e9, megabyte: 1e6, kilobyte: 1e3 } as const

/** '1,5 Mo': bytes to a tenth, rounded up, so that nothing but 0 is written as 0. */
export function useSizeText() {
  const t = useTranslations('common.size')
  const format = useFormat()
  return useCallback(
    (bytes: number) => {
      const unit = bytes >= UNITS.gigabyte ? 'gigabyte' : bytes >= UNITS.megabyte ? 'megabyte' : 'kilobyte'
      return t(unit, { size: format.quantity(Math.ceil((bytes / UNITS[unit]) * 10) / 10) })
    },
    [t, format],
  )
}
