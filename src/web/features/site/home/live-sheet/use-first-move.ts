import { useReducedMotion } from '@mantine/hooks'
import { useEffect, type RefObject } from 'react'
import { useSeen } from '../use-seen.ts'
import { FIRST_MOVE_MS, priceOnFirstMove } from './first-move.ts'
import type { LiveLine } from './live-sheet.ts'

/** Time to read the title before something moves. */
const WAIT_MS = 1200

/** Moves a line's price once when the sheet is first seen, until the reader takes over; then it is the market's again. */
export function useFirstMove(
  sheet: RefObject<HTMLElement | null>,
  {
    line,
    touched,
    move,
  }: { line: LiveLine | undefined; touched: boolean; move: (from: number, to: number) => void },
) {
  const still = useReducedMotion()
  const seen = useSeen(sheet, 0.3)

  useEffect(() => {
    if (!seen || still || touched || line === undefined) return
    let frame = 0
    let shown = line.market
    const show = (price: number) => {
      move(shown, price)
      shown = price
    }
    const start = performance.now() + WAIT_MS
    const follow = (now: number) => {
      if (now >= start) show(priceOnFirstMove(line, now - start))
      if (now - start < FIRST_MOVE_MS) frame = requestAnimationFrame(follow)
    }
    frame = requestAnimationFrame(follow)
    return () => {
      cancelAnimationFrame(frame)
      show(line.market)
    }
  }, [seen, still, touched, line, move])
}
