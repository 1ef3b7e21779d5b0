import type { SheetDraft } from './draft.ts'

const STEPS_KEPT = 200

/** What can be undone. Typing in one place again and again (`place` the same) is a single step. */
export interface History {
  past: readonly SheetDraft[]
  future: readonly SheetDraft[]
  place: string | null
}

export const noHistory: History = { past: [], future: [], place: null }

/** Records the draft before a change; `place` null always adds an undo step. */
export function remember(history: History, before: SheetDraft, place: string | null): History {
  const sameStep = place !== null && place === history.place && history.past.length > 0
  const past = sameStep ? history.past : [...history.past.slice(1 - STEPS_KEPT), before]
  return { past, future: [], place }
}

export interface Step {
  draft: SheetDraft
  history: History
}

export function undo({ past, future }: History, now: SheetDraft): Step | null {
  const draft = past.at(-1)
  if (draft === undefined) return null
  return { draft, history: { past: past.slice(0, -1), future: [now, ...future], place: null } }
}

export function redo({ past, future }: History, now: SheetDraft): Step | null {
  const [draft, ...rest] = future
  if (draft === undefined) return null
  return { draft, history: { past: [...past, now], future: rest, place: null } }
}
