import { useCallback, useMemo, useState } from 'react'
import { LIVE_PORTIONS, liveFigures, MARKET_PRICES } from './live-sheet.ts'

/** The prices and portions the reader plays with, and what they come to. */
export function useLiveSheet() {
  const [prices, setPrices] = useState(MARKET_PRICES)
  const [portions, setPortions] = useState<number>(LIVE_PORTIONS.market)

  const showPrice = useCallback((place: number, price: number) => {
    setPrices((before) => (before[place] === price ? before : before.with(place, price)))
  }, [])
  /** Moves a price on from where it was; one that the reader has set meanwhile stays. */
  const movePrice = useCallback((place: number, from: number, to: number) => {
    setPrices((before) => (before[place] === from ? before.with(place, to) : before))
  }, [])
  const addPortions = useCallback((difference: number) => {
    setPortions((before) => Math.min(Math.max(before + difference, LIVE_PORTIONS.fewest), LIVE_PORTIONS.most))
  }, [])
  const reset = useCallback(() => {
    setPrices(MARKET_PRICES)
    setPortions(LIVE_PORTIONS.market)
  }, [])

  return {
    prices,
    portions,
    figures: useMemo(() => liveFigures(prices, portions), [prices, portions]),
    asFirst: portions === LIVE_PORTIONS.market && prices.every((price, at) => price === MARKET_PRICES[at]),
    showPrice,
    movePrice,
    addPortions,
    reset,
  }
}
