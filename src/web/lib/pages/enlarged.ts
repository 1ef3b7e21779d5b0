import type { Line, Page, Shape } from './page.ts'

/** A page and all that is on it, so many times as large. */
export function enlarged({ width, height, pictures, shapes, parts, ...page }: Page, by: number): Page {
  const line = (each: Line): Line => ({
    ...each,
    x: each.x * by,
    y: each.y * by,
    size: each.size * by,
    spacing: each.spacing * by,
  })
  return {
    ...page,
    width: width * by,
    height: height * by,
    pictures: pictures.map((picture) => ({
      ...picture,
      x: picture.x * by,
      y: picture.y * by,
      width: picture.width * by,
      height: picture.height * by,
    })),
    shapes: shapes.map((shape) => enlargedShape(shape, by)),
    parts: parts.map((part) =>
      'cells' in part
        ? { ...part, cells: part.cells.map((cell) => cell.map(line)) }
        : { ...part, lines: part.lines.map(line) },
    ),
  }
}

/** Every figure of a shape is a length, but the direction of an arrow. */
function enlargedShape(shape: Shape, by: number): Shape {
  const lengths = Object.entries(shape).filter(
    ([name, value]) => typeof value === 'number' && name !== 'turn',
  )
  return { ...shape, ...Object.fromEntries(lengths.map(([name, value]) => [name, Number(value) * by])) }
}
