import { useState } from 'react'
import { storedVersionOf } from '../failure/stored-version.ts'
import {
  type ComparedPart,
  comparedParts,
  type FormPart,
  type FormParts,
  mergeVersions,
} from './merge-versions.ts'

interface ConflictOptions<Thing, Values extends object> {
  /** The version that the form began with. */
  opened: Thing
  /** What is typed. */
  mine: Values
  valuesOf: (thing: Thing) => Values
  parts: FormParts<Values>
  /** Lets the form begin with another version, and hold these values. */
  begin: (opened: Thing, values: Values) => void
  /** Saves values over a version; `taken` are the parts that came from the other window. */
  save: (opened: Thing, values: Values, taken: readonly FormPart<Values>[]) => void
}

/** What is asked of who typed, or can be taken back after an answer. */
export type ConflictState =
  | { is: 'none' }
  /** Both have changed `rows`; what the other window alone has changed, `taken`, stays in either case. Counted in `times`. */
  | { is: 'asked'; times: number; rows: readonly ComparedPart[]; taken: readonly string[] }
  /** What was typed is put aside, and the form holds what is stored. */
  | { is: 'storedTaken' }
  /** What was put aside is in the form again. */
  | { is: 'minePutBack' }
  /** Nothing was to be asked: the labels of what came from the other window. */
  | { is: 'merged'; taken: readonly string[] }

/**
 * For a form whose save names the version that it began with. What another window has changed meanwhile is merged and
 * saved where no part was changed by both; otherwise nothing is written until its user has chosen.
 */
export function useConflict<Thing, Values extends object>(options: ConflictOptions<Thing, Values>) {
  const { opened, mine, valuesOf, parts, begin, save } = options
  const [stored, setStored] = useState<Thing | null>(null)
  const [times, setTimes] = useState(0)
  const [taken, setTaken] = useState<readonly string[]>([])
  const [aside, setAside] = useState<{ values: Values; back: boolean } | null>(null)

  const merge = (from: Thing, typed: Values, current: Thing) =>
    mergeVersions({ opened: valuesOf(from), mine: typed, stored: valuesOf(current) }, parts)
  const pending = stored === null ? null : merge(opened, mine, stored)

  const saveOver = (current: Thing, { values, taken: others }: ReturnType<typeof merge>) => {
    setStored(null)
    setTaken((before) => [...new Set([...before, ...others.map(({ label }) => label)])])
    begin(current, values)
    save(current, values, others)
  }

  const stateOf = (): ConflictState => {
    if (stored !== null && pending !== null) {
      const rows = comparedParts(pending.clashing, mine, valuesOf(stored))
      return { is: 'asked', times, rows, taken: pending.taken.map(({ label }) => label) }
    }
    if (aside !== null) return { is: aside.back ? 'minePutBack' : 'storedTaken' }
    return taken.length > 0 ? { is: 'merged', taken } : { is: 'none' }
  }

  return {
    state: stateOf(),
    /**
     * To be called with the failure of a save and what it was for. True where another window was in the way: what can be
     * merged is saved again, anything else is asked.
     */
    meet: (failure: unknown, from: Thing, typed: Values): boolean => {
      const found = storedVersionOf(failure)
      if (found === undefined) return false
      const current = found as Thing
      setAside(null)
      const merged = merge(from, typed, current)
      if (merged.clashing.length === 0) saveOver(current, merged)
      else {
        setStored(current)
        setTimes((before) => before + 1)
      }
      return true
    },
    /** Writes what is typed over the newer version; what only the other window has changed stays. */
    keepMine: () => {
      if (stored !== null && pending !== null) saveOver(stored, pending)
    },
    /** The form holds what is stored; what was typed is put aside. */
    takeStored: () => {
      if (stored === null || pending === null) return
      setStored(null)
      setAside({ values: pending.values, back: false })
      begin(stored, valuesOf(stored))
    },
    /** Once a save was answered, where the form stays: nothing is asked or taken back any more. */
    clear: () => {
      setTaken([])
      setAside(null)
    },
    /** Changes places: what was put aside is in the form again, or what is stored. */
    swap: () => {
      if (aside === null) return
      setAside({ values: aside.back ? mine : aside.values, back: !aside.back })
      begin(opened, aside.back ? valuesOf(opened) : aside.values)
    },
  }
}

export type Conflict = Pick<
  ReturnType<typeof useConflict<unknown, object>>,
  'state' | 'keepMine' | 'takeStored' | 'swap'
>
