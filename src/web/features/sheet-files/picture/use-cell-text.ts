import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { PictureCell } from '../reading/tab-picture.ts'

/** A cell as its format shows it: '3,20 €', '25 %', '0,75 kg'. */
export function useCellText() {
  const t = useTranslations('sheetFiles.picture')
  const format = useFormat()
  const figure = (value: number, { kind, words }: PictureCell['format']) => {
    if (kind === 'percent') return format.rate(Math.round(value * 10_000) / 100)
    const decimals = Math.abs(value) < 1 ? 4 : 3
    if (kind !== 'currency' && kind !== 'unit') return format.quantity(value, decimals)
    if (kind === 'currency' && /^(?:€|eur|euros?)$/u.test(words)) return format.euro(value)
    return `${format.quantity(value, kind === 'currency' ? 2 : decimals)}\u00a0${words}`
  }
  return (cell: PictureCell | undefined): string => {
    if (cell === undefined) return ''
    const { value, failed } = cell
    if (failed) return t('failed')
    if (typeof value === 'number') return figure(value, cell.format)
    if (typeof value === 'boolean') return t(value ? 'isTrue' : 'isFalse')
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : format.dateShort(value)
    return value
  }
}
