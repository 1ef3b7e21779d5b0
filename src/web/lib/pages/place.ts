import type { Line, Page, Part, Shape } from './page.ts'

/** Puts on a page what was composed from its own left upper corner. */
export function place(
  composed: Pick<Page, 'parts' | 'shapes'>,
  x: number,
  y: number,
  onto: Pick<Page, 'parts' | 'shapes'>,
): void {
  onto.parts.push(...composed.parts.map((part) => movedPart(part, x, y)))
  onto.shapes.push(...composed.shapes.map((shape) => movedShape(shape, x, y)))
}

function movedPart(part: Part, x: number, y: number): Part {
  const moved = (line: Line) => ({ ...line, x: line.x + x, y: line.y + y })
  if ('cells' in part) return { ...part, cells: part.cells.map((cell) => cell.map(moved)) }
  return { ...part, lines: part.lines.map(moved) }
}

function movedShape(shape: Shape, x: number, y: number): Shape {
  switch (shape.kind) {
    case 'rule':
      return { ...shape, x1: shape.x1 + x, x2: shape.x2 + x, y1: shape.y1 + y, y2: shape.y2 + y }
    case 'dots':
      return { ...shape, x1: shape.x1 + x, x2: shape.x2 + x, y: shape.y + y }
    case 'code':
    case 'frame':
    case 'diamond':
    case 'arrow':
      return { ...shape, x: shape.x + x, y: shape.y + y }
  }
}
