import { useState } from 'react'

/** Which of several things are opened, by key: those of `first` at the beginning, then as its user chooses. */
export function useFolds(first: () => Iterable<string>) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(first()))
  return {
    isOpen: (key: string) => opened.has(key),
    toggle: (key: string) =>
      setOpened(
        (before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]),
      ),
  }
}
