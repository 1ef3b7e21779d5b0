import type { LineUnit } from '../quantity/unit.ts'

/** Whether what is in the hand is weighed before the loss of its line, as it was bought, or after. */
export const WEIGHINGS = ['gross', 'net'] as const
export type Weighing = (typeof WEIGHINGS)[number]

/** What a line takes is at hand: 3.2 kg of the shoulder. */
export interface InHand {
  kind: 'hand'
  /** The id of a line of the sheet, or of a preparation in it at any depth. */
  lineId: string
  quantity: number
  unit: LineUnit
  weighing: Weighing
}

/** What the sheet has to give: 12 kg of dough. */
export interface ToMake {
  kind: 'made'
  quantity: number
  unit: LineUnit
}

/** Sides in centimetres, a content in millilitres. */
export type Mould =
  | { shape: 'round'; diameter: number; height: number }
  | { shape: 'rectangular'; length: number; width: number; height: number }
  | { shape: 'content'; content: number }

export type Moulds = { count: number } & Mould

/** The moulds that the recipe is for, and those that are to be filled in their place. */
interface ForMoulds {
  kind: 'moulds'
  from: Moulds
  to: Moulds
}

/** What a sheet is scaled to: covers, what is in the hand, a weight, or moulds. */
export type ScaleWay = { kind: 'covers'; covers: number } | InHand | ToMake | ForMoulds

/** What so many moulds hold, in millilitres. */
export function mouldsVolume(moulds: Moulds): number {
  return moulds.count * volumeOf(moulds)
}

function volumeOf(mould: Mould): number {
  switch (mould.shape) {
    case 'round':
      return (Math.PI / 4) * mould.diameter ** 2 * mould.height
    case 'rectangular':
      return mould.length * mould.width * mould.height
    case 'content':
      return mould.content
  }
}
