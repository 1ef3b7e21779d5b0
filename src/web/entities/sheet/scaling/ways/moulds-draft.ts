import type { Mould, Moulds } from '#domain/scaling/scale-way.ts'

type Shape = Mould['shape']
export const SHAPES = ['round', 'rectangular', 'content'] as const satisfies readonly Shape[]

/** What is typed of a mould of each shape. */
export const SIDES = {
  round: ['diameter', 'height'],
  rectangular: ['length', 'width', 'height'],
  content: ['content'],
} as const satisfies Record<Shape, readonly string[]>
type Side = (typeof SIDES)[Shape][number]

/** Moulds as they are typed; what another shape was given is kept. */
export interface MouldsDraft extends Record<Side, number | null> {
  count: number | null
  shape: Shape
}

const EMPTY: MouldsDraft = {
  count: 1,
  shape: 'round',
  diameter: null,
  height: null,
  length: null,
  width: null,
  content: null,
}

export function mouldsDraft(moulds: Moulds | undefined): MouldsDraft {
  return { ...EMPTY, ...moulds }
}

/** The moulds that are typed; null while a number is missing. */
export function mouldsOf({ count, shape, ...sides }: MouldsDraft): Moulds | null {
  const { diameter, height, length, width, content } = sides
  if (count === null) return null
  if (shape === 'content') return content === null ? null : { count, shape, content }
  if (height === null) return null
  if (shape === 'round') return diameter === null ? null : { count, shape, diameter, height }
  return length === null || width === null ? null : { count, shape, length, width, height }
}
