import { createAtom } from '@tanstack/store'
import { useLayoutEffect, useRef, useState } from 'react'
import { useAutosave } from '#web/lib/autosave/use-autosave.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { comparedParts, type FormParts, mergeVersions } from '#web/lib/form/merge-versions.ts'
import type { Conflict, ConflictState } from '#web/lib/form/use-conflict.ts'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { notifySuccess } from '../notices.tsx'
import { useMergedText } from './use-merged-text.ts'

interface MergingOptions<Thing, Values extends object> {
  /** As it was read last. */
  stored: Thing
  valuesOf: (thing: Thing) => Values
  parts: FormParts<Values>
  /** Stores changes that were made from a version, and gives the one that is stored then; null in the demo. */
  write: ((changes: Partial<Values>, read: Thing) => Promise<Thing>) | null
  /** Shows what another window has stored. */
  show: (thing: Thing) => void
}

/**
 * Saves what is changed on a screen automatically. A save names the version that the changes were made from: what another
 * window has changed meanwhile is taken over, and what both have changed is not written before its user has chosen.
 */
export function useMergingAutosave<Thing extends { version: number }, Values extends object>(
  options: MergingOptions<Thing, Values>,
) {
  const { stored, valuesOf, parts } = options
  type Changes = Partial<Values>
  const mergedText = useMergedText()
  // The version that changes are made from.
  const [base] = useState(() => createAtom(stored))
  const [aside, setAside] = useState<Changes | null>(null)
  // The refusal after which nothing is sent before its user has chosen.
  const [stop] = useState(() => createAtom<unknown>(null))
  const stopped = useAtomValue(stop)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  const merge = (changes: Changes, current: Thing, by: FormParts<Values>) => {
    const opened = valuesOf(base.get())
    const now = valuesOf(current)
    const merged = mergeVersions<Values>({ opened, mine: { ...opened, ...changes }, stored: now }, by)
    const isLeft = (name: keyof Values) => JSON.stringify(merged.values[name]) !== JSON.stringify(now[name])
    return { ...merged, left: namesOf(changes).filter(isLeft) }
  }
  const send = async (changes: Changes): Promise<void> => {
    const { write, show, parts: by } = latest.current
    if (write === null) return
    if (stop.get() !== null) throw stop.get()
    try {
      base.set(await write(changes, base.get()))
    } catch (failure) {
      const found = storedVersionOf(failure)
      const merged = found === undefined ? null : merge(changes, found as Thing, by)
      if (merged?.clashing.length !== 0) {
        if (merged !== null || statusOf(failure) === 404) stop.set(failure)
        throw failure
      }
      const current = found as Thing
      const { taken, left } = merged
      if (taken.length > 0) notifySuccess(mergedText(taken.map(({ label }) => label)))
      show(current)
      base.set(current)
      if (left.length > 0) await send(pick<Changes>(changes, left))
    }
  }
  const autosave = useAutosave<Changes>(options.write === null ? null : send)
  const { unsaved } = autosave
  const found = storedVersionOf(stopped)
  const current = found === undefined ? null : (found as Thing)
  const merged = current && merge(unsaved, current, parts)

  const change = (changes: Changes, typed = false) => {
    // What is changed next is made from what is shown now.
    if (namesOf(unsaved).length === 0 && stored.version > base.get().version) base.set(stored)
    setAside(null)
    autosave.change(changes, typed)
  }
  const stateOf = (): ConflictState => {
    if (current === null || merged === null) return { is: aside === null ? 'none' : 'storedTaken' }
    const now = valuesOf(current)
    return {
      is: 'asked',
      times: current.version,
      rows: comparedParts<Values>(merged.clashing, { ...now, ...unsaved }, now),
      taken: merged.taken.map(({ label }) => label),
    }
  }
  const takeOver = (thing: Thing, keep: readonly (keyof Values)[]) => {
    stop.set(null)
    base.set(thing)
    options.show(thing)
    autosave.discard(namesOf(unsaved).filter((name) => !keep.includes(name)))
  }
  const conflict: Conflict = {
    state: stateOf(),
    keepMine: () => {
      if (current === null || merged === null) return
      takeOver(current, merged.left)
      void autosave.flush()
    },
    takeStored: () => {
      if (current === null || merged === null) return
      setAside(pick<Changes>(unsaved, merged.left))
      takeOver(current, [])
    },
    swap: () => {
      if (aside !== null) change(aside)
    },
  }

  return {
    change,
    autosave,
    conflict,
    /** Another window has deleted it. */
    gone: statusOf(stopped) === 404,
    /** Sends at once what is not stored yet, unless something is to be chosen first. */
    flush: () => {
      if (stop.get() === null) void autosave.flush()
    },
  }
}

function namesOf<Changes extends object>(changes: Changes): (keyof Changes)[] {
  return Object.keys(changes) as (keyof Changes)[]
}

function pick<Changes extends object>(changes: Changes, names: readonly (keyof Changes)[]): Changes {
  const kept = Object.entries(changes).filter(([name]) => names.includes(name as keyof Changes))
  return Object.fromEntries(kept) as Changes
}
