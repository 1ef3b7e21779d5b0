import { useLocalStorage } from '@mantine/hooks'
import { useState } from 'react'
import { useDemo } from '../demo/demo.ts'

export interface KeptChoice<Choice> {
  /** Of the browser's storage; the text about cookies names each. */
  key: string
  initial: Choice
  /** What was stored as a choice; `initial` for anything else. */
  read: (stored: unknown) => Choice
}

/** A choice as it was left in this browser; the demo leaves nothing there. */
export function useKeptChoice<Choice>({ key, initial, read }: KeptChoice<Choice>) {
  const demo = useDemo()
  // Without a default, which would be written as soon as it is looked for.
  const [kept = initial, keep] = useLocalStorage<Choice>({
    key,
    getInitialValueInEffect: false,
    deserialize: (stored) => read(parsed(stored)),
  })
  const [here, choose] = useState(initial)
  return demo ? ([here, choose] as const) : ([kept, keep] as const)
}

function parsed(stored: string | undefined): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}
