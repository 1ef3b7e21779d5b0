import { useMemo } from 'react'
import { useKeptChoice } from '#web/lib/storage/use-kept-choice.ts'
import { PRINTED_PARTS } from './printed-parts.ts'
import type { LeftOutParts, PrintedPart } from './printed-parts.ts'

export const LEFT_OUT_KEY = 'gramme-left-out'

const NONE: readonly PrintedPart[] = []

/** The parts that the technical sheet leaves out, as they were last chosen; none at first. */
export function useLeftOutParts() {
  const [kept, keep] = useKeptChoice({ key: LEFT_OUT_KEY, initial: NONE, read: knownParts })
  const leftOut: LeftOutParts = useMemo(() => new Set(kept), [kept])
  return {
    leftOut,
    setPrinted: (part: PrintedPart, printed: boolean) => {
      const others = kept.filter((other) => other !== part)
      keep(printed ? others : [...others, part])
    },
  }
}

function knownParts(stored: unknown): readonly PrintedPart[] {
  return Array.isArray(stored) ? PRINTED_PARTS.filter((part) => stored.includes(part)) : NONE
}
