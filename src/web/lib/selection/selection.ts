/** A row that can be selected, unless it is imported already: of a catalogue, then it names the product that it became. */
interface Row {
  id: string
  userProductId?: string | null
}

/** The rows chosen, and from where Shift extends. */
export interface Selection {
  ids: ReadonlySet<string>
  /** What was chosen before the range that is being drawn. */
  base: ReadonlySet<string>
  /** Where that range begins, and the last row it reached. */
  anchor: string | null
  reached: string | null
  /** Whether that range is chosen, or left: as the row was that it begins with. */
  leaving: boolean
}

export const NOTHING_SELECTED: Selection = {
  ids: new Set(),
  base: new Set(),
  anchor: null,
  reached: null,
  leaving: false,
}

/** A product that is imported already cannot be selected. */
export function isSelectable(row: Row): boolean {
  return row.userProductId == null
}

export function toggle(selection: Selection, row: Row): Selection {
  const ids = new Set(selection.ids)
  const leaving = ids.delete(row.id)
  if (!leaving && isSelectable(row)) ids.add(row.id)
  return { ids, base: ids, anchor: row.id, reached: row.id, leaving }
}

/** Selects or deselects all rows from the anchor to a row; without an anchor in the list, that row alone. */
export function extendTo(selection: Selection, rows: readonly Row[], to: number): Selection {
  const reached = rows[to]
  if (reached === undefined) return selection
  const from = rows.findIndex(({ id }) => id === selection.anchor)
  if (from === -1) return toggle(selection, reached)
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1).filter(isSelectable)
  // From a row that was left to one that is not chosen either, there is nothing to leave.
  const beginning = selection.reached === selection.anchor
  const leaving = selection.leaving && (!beginning || selection.ids.has(reached.id))
  const ids = new Set(selection.base)
  for (const { id } of range) {
    if (leaving) ids.delete(id)
    else ids.add(id)
  }
  return { ...selection, ids, reached: reached.id, leaving }
}

/** Shift and an arrow: from the row that it leaves, unless that row is where the range had come to. */
export function stepTo(selection: Selection, rows: readonly Row[], from: number, to: number): Selection {
  const left = rows[from]
  if (left === undefined) return selection
  const begun = selection.reached === left.id
  return extendTo(
    begun ? selection : { ...selection, base: selection.ids, anchor: left.id, leaving: false },
    rows,
    to,
  )
}

export function withAll(selection: Selection, more: readonly string[]): Selection {
  const ids = new Set([...selection.ids, ...more])
  return { ...NOTHING_SELECTED, ids, base: ids }
}

export function withoutAll(selection: Selection, fewer: readonly string[]): Selection {
  const ids = new Set(selection.ids)
  for (const id of fewer) ids.delete(id)
  return { ...NOTHING_SELECTED, ids, base: ids }
}
