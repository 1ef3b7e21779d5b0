import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { COUNTER_STEP_MS, COUNTER_STEPS } from './counter.ts'

/** The step that the counters are at: the last one until they are seen, and for a reader who wants no motion. */
export function useCounterStep(seen: boolean): number {
  const still = useReducedMotion()
  const [step, setStep] = useState(COUNTER_STEPS)

  useEffect(() => {
    if (!seen || still) return
    let done = 0
    const climbing = setInterval(() => {
      done += 1
      setStep(done)
      if (done >= COUNTER_STEPS) clearInterval(climbing)
    }, COUNTER_STEP_MS)
    return () => {
      clearInterval(climbing)
      setStep(COUNTER_STEPS)
    }
  }, [seen, still])

  return step
}
