/** Pixels from an edge of the window within which dragging scrolls; sticky bars are inside that margin. */
const EDGE = 90
/** Pixels a frame, at the very edge. */
const FASTEST = 16

/** Scrolls the window while the pointer is near its top or bottom. Returns what ends it. */
export function scrollAtEdges(pointerY: () => number, onScrolled: () => void): () => void {
  let frame = requestAnimationFrame(function step() {
    const y = pointerY()
    const depth = y < EDGE ? y - EDGE : Math.max(0, y - (innerHeight - EDGE))
    const before = scrollY
    if (depth !== 0) scrollBy(0, (depth / EDGE) * FASTEST)
    if (scrollY !== before) onScrolled()
    frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}
