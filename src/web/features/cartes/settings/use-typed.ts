import { useState } from 'react'

/**
 * What is typed in a field whose stored value is tidied: 'La ' stays 'La ' here while 'La' is stored. What comes
 * from elsewhere, another window above all, takes its place.
 */
export function useTyped<Value>(stored: Value, tidy: (typed: Value) => Value) {
  const [{ typed, from }, set] = useState({ typed: stored, from: stored })
  if (!same(from, stored)) {
    const next = same(tidy(typed), tidy(stored)) ? typed : stored
    set({ typed: next, from: stored })
  }
  return [typed, (value: Value) => set({ typed: value, from: stored })] as const
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
