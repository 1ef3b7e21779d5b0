import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { paths } from '#web/lib/paths.ts'

const LEAVE_AFTER_MS = 2000
/** Whoever goes on working on the page stays on it. */
const SIGNS_OF_STAYING = ['keydown', 'input', 'pointerdown', 'wheel'] as const

/** Back to the list two seconds after a save, unless something more is done here first. */
export function useLeaveAfterSave(): () => void {
  const router = useRouter()
  const cancel = useRef<() => void>(() => undefined)
  useEffect(() => () => cancel.current(), [])

  return useCallback(() => {
    cancel.current()
    const timer = setTimeout(() => {
      cancel.current()
      void router.navigate({ href: paths.recipes })
    }, LEAVE_AFTER_MS)
    const stay = () => cancel.current()
    for (const sign of SIGNS_OF_STAYING) addEventListener(sign, stay, { capture: true, passive: true })
    cancel.current = () => {
      clearTimeout(timer)
      for (const sign of SIGNS_OF_STAYING) removeEventListener(sign, stay, { capture: true })
    }
  }, [router])
}
