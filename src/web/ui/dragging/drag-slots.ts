/** The vertical extent of a row, in pixels down the page. */
export interface Slot {
  top: number
  height: number
}

/** The place a row dragged by `by` pixels would take: it passes a neighbour once it covers half of it. */
export function slotAt(slots: readonly Slot[], from: number, by: number): number {
  const dragged = slots[from]
  if (dragged === undefined) return from
  const top = dragged.top + by
  const bottom = top + dragged.height
  const middleOf = (slot: Slot) => slot.top + slot.height / 2
  const passedAbove = slots.slice(0, from).filter((slot) => top < middleOf(slot)).length
  const passedBelow = slots.slice(from + 1).filter((slot) => bottom > middleOf(slot)).length
  return from - passedAbove + passedBelow
}

/** How far a row makes way for the dragged one, in pixels. */
export function givesWay(index: number, from: number, to: number, draggedHeight: number): number {
  if (index > from && index <= to) return -draggedHeight
  return index < from && index >= to ? draggedHeight : 0
}
