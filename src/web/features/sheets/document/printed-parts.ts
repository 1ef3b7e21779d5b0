import type { SheetView } from '../sheet-view.ts'

/** The parts of the technical sheet that can be left out on the screen, on paper and in the PDF alike. */
export const PRINTED_PARTS = ['photo', 'equipment', 'times', 'storage', 'notes', 'costs', 'link'] as const
export type PrintedPart = (typeof PRINTED_PARTS)[number]
export type LeftOutParts = ReadonlySet<PrintedPart>

/** The parts of which a sheet has something to print. */
export function partsOf(
  view: SheetView,
  { hasPhoto, isShared }: { hasPhoto: boolean; isShared: boolean },
): ReadonlySet<PrintedPart> {
  const has: Record<PrintedPart, boolean> = {
    photo: hasPhoto,
    equipment: view.equipment.length > 0,
    times: view.prepMinutes !== null || view.cookMinutes !== null,
    storage: view.storage.trim() !== '',
    notes: view.notes.trim() !== '',
    costs: true,
    link: isShared,
  }
  return new Set(PRINTED_PARTS.filter((part) => has[part]))
}
