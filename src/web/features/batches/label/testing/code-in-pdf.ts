import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf'

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Matrix = readonly [number, number, number, number, number, number]

/** A rectangle that is filled, in points from the left upper corner of its page. */
export interface Filled {
  left: number
  top: number
  right: number
  bottom: number
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
/** How many figures follow each step of a path: to a point, by a line, by a curve, and its end. */
const FIGURES = [2, 2, 6, 0, 0]

/** What a page of a PDF fills that is no letter. */
export async function filledOn(page: PdfPage): Promise<Filled[]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const [, , , height = 0] = page.view
  const found: Filled[] = []
  const before: Matrix[] = []
  let now = IDENTITY
  fnArray.forEach((operator, at) => {
    const values: unknown = argsArray[at]
    if (operator === OPS.save) before.push(now)
    else if (operator === OPS.restore) now = before.pop() ?? IDENTITY
    else if (operator === OPS.transform) now = multiplied(now, values as Matrix)
    else if (operator === OPS.constructPath) {
      const [, [path]] = values as [number, [ArrayLike<number> | null]]
      found.push(...rectanglesOf(Array.from(path ?? []), now, height))
    }
  })
  return found
}

function rectanglesOf(path: readonly number[], of: Matrix, height: number): Filled[] {
  const corners: [number, number][][] = []
  for (let at = 0; at < path.length; at += 1 + (FIGURES[path[at] ?? 0] ?? 0)) {
    if (path[at] === 0) corners.push([])
    if (path[at] === 0 || path[at] === 1)
      corners
        .at(-1)
        ?.push([
          of[0] * (path[at + 1] ?? 0) + of[2] * (path[at + 2] ?? 0) + of[4],
          height - (of[1] * (path[at + 1] ?? 0) + of[3] * (path[at + 2] ?? 0) + of[5]),
        ])
  }
  return corners.map((points) => {
    const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
    return {
      left: Math.min(...across),
      right: Math.max(...across),
      top: Math.min(...down),
      bottom: Math.max(...down),
    }
  })
}

function multiplied(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one
  const [g, h, i, j, k, l] = other
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

const dots = (points: number) => Math.round((points / 72) * 25.4 * 8)

/** What a printer of rolls makes of them, at eight dots a millimetre, as a picture of three bytes a dot. */
export function printed(filled: readonly Filled[], paper: { width: number; height: number }) {
  const [width, height] = [dots(paper.width), dots(paper.height)]
  const data = new Uint8Array(width * height * 3).fill(255)
  for (const { left, right, top, bottom } of filled)
    for (let row = dots(top); row < dots(bottom); row += 1)
      data.fill(0, (row * width + dots(left)) * 3, (row * width + dots(right)) * 3)
  return { width, height, data }
}
