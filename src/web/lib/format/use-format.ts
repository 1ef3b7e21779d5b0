import { useMemo } from 'react'
import { useLocale } from 'use-intl'
import {
  formatPartialSum,
  formatDateLong,
  formatDateShort,
  formatEuro,
  formatMoney,
  formatMonth,
  formatPercent,
  formatQuantity,
  formatRate,
  formatTime,
  formatWastage,
} from './format.ts'

/** The functions of format.ts in the reader's language. */
export function useFormat() {
  const language = useLocale()
  return useMemo(
    () => ({
      euro: (value: number, decimals?: number) => formatEuro(value, language, decimals),
      money: (value: number, currency: string, decimals?: number) =>
        formatMoney(value, currency, language, decimals),
      partialSum: (sum: number, incomplete: boolean) => formatPartialSum(sum, incomplete, language),
      percent: (value: number, decimals?: number) => formatPercent(value, language, decimals),
      rate: (value: number) => formatRate(value, language),
      wastage: (percent: number) => formatWastage(percent, language),
      quantity: (value: number, decimals?: number) => formatQuantity(value, language, decimals),
      dateLong: (instant: string | Date) => formatDateLong(instant, language),
      dateShort: (instant: string | Date) => formatDateShort(instant, language),
      month: (instant: string | Date) => formatMonth(instant, language),
      time: (instant: string | Date) => formatTime(instant, language),
    }),
    [language],
  )
}
