/** The size of a picture whose longer side is at most so many pixels; a smaller one stays as it is. */
export function fitWithin(size: { width: number; height: number }, longest: number) {
  const scale = Math.min(1, longest / Math.max(size.width, size.height))
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
}
