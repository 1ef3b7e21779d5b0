import { useMemo } from 'react'
import { roundEstimate } from '#domain/money/round-estimate.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { estimate } from './estimate.ts'

/** Figures that may be built on portions of menus which are spread evenly: those that are have three figures and a mark. */
export function useEstimates() {
  const format = useFormat()
  return useMemo(() => {
    /** '785,40 €', '≈ 785 €' */
    const euro = (amount: number, estimated: boolean) => {
      const { value, decimals } = roundEstimate(amount)
      return estimated ? estimate(format.euro(value, decimals), true) : format.euro(amount)
    }
    /** '1 234,5', '≈ 1 230' */
    const portions = (amount: number, estimated: boolean, mostDecimals?: number) =>
      estimated
        ? estimate(format.quantity(roundEstimate(amount).value, 1), true)
        : format.quantity(amount, mostDecimals)
    return { euro, portions }
  }, [format])
}
