import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { InvoiceLineAnswer } from '#contract/invoice-shapes.ts'
import { answersOf, questionOf } from './line-state.ts'

export function focusLine(id: string): void {
  document.querySelector<HTMLElement>(`[data-line="${id}"]`)?.focus()
}

/** The line before or after one, as they are shown. */
export function focusBeside(id: string, step: 1 | -1): void {
  const names = [...document.querySelectorAll<HTMLElement>('[data-line]')]
  names[names.findIndex(({ dataset }) => dataset.line === id) + step]?.focus()
}

/** The next line with a question that has an answer, from a line on and then from the first; without any, the bar that says what applying changes, where no key but Ctrl+Enter applies. */
export function focusNextQuestion(lines: readonly InvoiceLineAnswer[], id: string): void {
  const at = lines.findIndex((line) => line.id === id)
  const others = [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0))]
  const next = others.find((line) => answersOf(line).length > 0)
  if (next === undefined) document.querySelector<HTMLElement>('[data-outcome-bar]')?.focus()
  else focusLine(next.id)
}

/** The first arrow, while nothing has the focus, goes to the first line that something is asked of. */
export function useFirstArrow(lines: readonly InvoiceLineAnswer[]): void {
  const begin = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.target !== document.body) return
    const first = lines.find((line) => questionOf(line) !== null) ?? lines[0]
    if (first === undefined) return
    event.preventDefault()
    focusLine(first.id)
  })
  useEffect(() => {
    document.addEventListener('keydown', begin)
    return () => document.removeEventListener('keydown', begin)
  }, [])
}

/**
 * Lets an arrow right after an answer stay where the answer has led to, since it was meant for that.
 * @returns what is called after an answer
 */
export function useArrowAfterAnswer(): () => void {
  const answered = useRef(false)
  const hold = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && answered.current) event.preventDefault()
    answered.current = false
  })
  useEffect(() => {
    document.addEventListener('keydown', hold, true)
    return () => document.removeEventListener('keydown', hold, true)
  }, [])
  return useCallback(() => {
    answered.current = true
  }, [])
}
