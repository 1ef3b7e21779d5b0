import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Hands over what a field would hold after several characters have come at once: pasted, dictated, filled
 * in by a tool. The number format knows a decimal point only as a single key, and would make 125 of '12.5'.
 */
export function useWholeEntry(onEntry: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const enter = useEffectEvent((event: InputEvent) => {
    const { data, target } = event
    if (data === null || data.length < 2 || event.isComposing || !(target instanceof HTMLInputElement)) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = target
    onEntry(value.slice(0, selectionStart ?? 0) + data + value.slice(selectionEnd ?? value.length))
  })
  useEffect(() => {
    const element = input.current
    element?.addEventListener('beforeinput', enter)
    return () => element?.removeEventListener('beforeinput', enter)
  }, [])
  return input
}
