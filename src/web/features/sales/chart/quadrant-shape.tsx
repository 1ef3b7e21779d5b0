import type { Quadrant } from '#domain/menu-engineering/quadrant.ts'

/** Centred on 0, 0, at most sixteen pixels: distinguishable without colour. */
const SHAPES: Record<Quadrant, string> = {
  etoile: 'M0 -8L2.35 -3.24L7.61 -2.47L3.8 1.24L4.7 6.47L0 4L-4.7 6.47L-3.8 1.24L-7.61 -2.47L-2.35 -3.24Z',
  'vache-a-lait': 'M-6 0A6 6 0 1 0 6 0A6 6 0 1 0 -6 0Z',
  enigme: 'M0 -7.5L7.5 0L0 7.5L-7.5 0Z',
  'poids-mort': 'M-6.5 -5.5L6.5 -5.5L0 6.5Z',
}

/** In the colour of the text around it. */
export function QuadrantShape({ quadrant }: { quadrant: Quadrant }) {
  return <path d={SHAPES[quadrant]} fill="currentColor" />
}
