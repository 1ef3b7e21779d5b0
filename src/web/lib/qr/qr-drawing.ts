import { encodeQR } from 'qr'

/** White round the code, in squares, as readers need it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Dark squares side by side; one square is the unit. */
export interface DarkRun {
  x: number
  y: number
  length: number
}

export interface QrDrawing {
  /** Squares a side, with the white. */
  side: number
  runs: DarkRun[]
}

/** Medium correction: a code on a table is scratched and wiped. */
export function qrDrawing(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  return { side: rows.length, runs: rows.flatMap(darkRuns) }
}

/** A standalone file, black on white on any background. */
export function qrSvg({ side, runs }: QrDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="1024" height="1024" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${darkPath(runs)}"/></svg>\n`
}

/** The dark of a code as one path of SVG, one square a unit. */
export function darkPath(runs: readonly DarkRun[]): string {
  return runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')
}

function darkRuns(row: readonly boolean[], y: number): DarkRun[] {
  const runs: DarkRun[] = []
  for (const [x, dark] of row.entries()) {
    if (!dark) continue
    const last = runs.at(-1)
    if (last && last.x + last.length === x) last.length += 1
    else runs.push({ x, y, length: 1 })
  }
  return runs
}
