import { useCallback } from 'react'
import type { PriceMove } from '#domain/simulation/price-move.ts'
import { unitPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** '+3 %', '−0,20 €', '3,20 €': as it is read again by the field that it was typed in. */
export function usePriceMoveText(): (move: PriceMove) => string {
  const format = useFormat()
  return useCallback(
    ({ measure, value }) => {
      const size = Math.abs(value)
      const figure = measure === 'percent' ? format.rate(size) : format.euro(size, unitPriceDecimals(size))
      if (measure === 'price') return figure
      return `${value < 0 ? '−' : '+'}${figure}`
    },
    [format],
  )
}
