/** How long a testimonial stays. */
export const CAROUSEL_MS = 5000

/** After the last comes the first again. */
export function placeAfter(place: number, count: number): number {
  return (place + 1) % count
}
