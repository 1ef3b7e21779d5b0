import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { paths } from '#web/entities/paths.ts'
import { address } from '#web/lib/navigation/address.ts'

const LEAVE_AFTER_MS = 2000
const SIGNS_OF_STAYING = ['keydown', 'input', 'pointerdown', 'click'] as const

/** A finger that goes down may only scroll: its tap is the click that follows. */
function isScroll(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointerdown' && event.pointerType === 'touch'
}

/** Back to the list two seconds after a save, unless a key, a click or a navigation comes first, wherever it is. */
export function useLeaveAfterSave(): () => void {
  const router = useRouter()
  const cancel = useRef<() => void>(() => undefined)
  useEffect(() => () => cancel.current(), [])

  return useCallback(() => {
    cancel.current()
    const timer = setTimeout(() => {
      cancel.current()
      void router.navigate({ href: address(paths.recipes) })
    }, LEAVE_AFTER_MS)
    const stay = (event: Event) => {
      if (!isScroll(event)) cancel.current()
    }
    const navigation = router.subscribe('onBeforeNavigate', () => cancel.current())
    for (const sign of SIGNS_OF_STAYING) addEventListener(sign, stay, { capture: true, passive: true })
    cancel.current = () => {
      clearTimeout(timer)
      navigation()
      for (const sign of SIGNS_OF_STAYING) removeEventListener(sign, stay, { capture: true })
    }
  }, [router])
}
