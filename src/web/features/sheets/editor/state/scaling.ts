import { followsPortions, scaledAmounts, withoutRounding } from '#web/entities/sheet/scaling/scale-amounts.ts'
import type { DraftLine, SheetDraft } from './draft.ts'
import { isStarter } from './lines.ts'

/** The starter line holds no quantity of anything. */
export function scaledKey(line: DraftLine): string | null {
  return isStarter(line) ? null : line.key
}

function follows(line: DraftLine): boolean {
  return scaledKey(line) !== null && followsPortions(line)
}

/** Whether the quantities of a draft are for its own portions, and other portions are a question. */
export function needsScalingChoice(draft: SheetDraft, portions: number): boolean {
  return portions !== certainPortions(draft) && draft.lines.some(follows)
}

/** A draft with other portions; steps in a row are one change, and back to the start there is nothing to ask. */
export function withPortions(draft: SheetDraft, portions: number): SheetDraft {
  const from = certainPortions(draft)
  return {
    ...draft,
    portions,
    scaling: needsScalingChoice(draft, portions) ? { state: 'asked', from } : null,
  }
}

/** The answer: the quantities follow the portions, or stay as they are. */
export function answered(draft: SheetDraft, follow: boolean): SheetDraft {
  const { scaling, portions } = draft
  if (scaling?.state !== 'asked') return draft
  if (!follow) return { ...draft, scaling: null }
  const { from } = scaling
  const { lines, yieldQuantity, roundings } = scaledAmounts(draft, portions / from, scaledKey)
  return { ...draft, lines, yieldQuantity, scaling: { state: 'adapted', from, roundings } }
}

export function unrounded(draft: SheetDraft): SheetDraft {
  const { scaling } = draft
  if (scaling?.state !== 'adapted') return draft
  return {
    ...draft,
    ...withoutRounding(draft, scaling.roundings, scaledKey),
    scaling: { ...scaling, roundings: [] },
  }
}

/** For how many portions the quantities of a draft are, as far as that is certain. */
export function certainPortions({ portions, scaling }: Pick<SheetDraft, 'portions' | 'scaling'>): number {
  return scaling?.state === 'asked' ? scaling.from : portions
}
