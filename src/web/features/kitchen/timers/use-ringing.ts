import { useEffect, useState } from 'react'
import { timerSound } from './timer-sound.ts'

/**
 * Rings while a timer is over.
 * @returns whether timers run that could not ring: the browser waits for a touch before it lets a page sound
 */
export function useRinging(isOver: boolean, hasTimers: boolean): boolean {
  const [isUnlocked, setUnlocked] = useState(timerSound.isUnlocked)
  useEffect(() => {
    const unlock = () => {
      void timerSound.unlock().then(() => setUnlocked(timerSound.isUnlocked))
    }
    document.addEventListener('pointerdown', unlock)
    document.addEventListener('keydown', unlock)
    return () => {
      document.removeEventListener('pointerdown', unlock)
      document.removeEventListener('keydown', unlock)
    }
  }, [])
  useEffect(() => {
    if (!isOver) return undefined
    timerSound.ring()
    return () => timerSound.stop()
  }, [isOver])
  return hasTimers && !isUnlocked
}
