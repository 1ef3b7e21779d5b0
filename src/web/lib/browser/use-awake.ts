import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while the page is shown.
 * @returns whether the browser can: false where the screen may turn itself off
 */
export function useAwake(): boolean {
  const [isAble, setAble] = useState('wakeLock' in navigator)
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let isLeft = false
    const hold = async () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return
      try {
        const held = await navigator.wakeLock.request('screen')
        setAble(true)
        if (isLeft) await held.release()
        else lock = held
      } catch {
        // Of a page that was hidden meanwhile, or of a battery that is low.
        setAble(document.visibilityState !== 'visible')
      }
    }
    const again = () => void hold()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
  return isAble
}
