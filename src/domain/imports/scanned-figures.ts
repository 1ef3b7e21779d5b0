/** Letters that scans have in the place of digits, in a figure with a unit: '2OO g', 'l50 g', 'l kg'. */
const UNIT = String.raw`(?:[kmc]?g|grs?|grammes?|[cdm]?l|litres?|kilos?)(?!\p{Letter})`
const SCANNED = new RegExp(
  String.raw`(?<![\p{Letter}\d])(?:[lI](?=[\dO]+\s*${UNIT})|[lI](?=\s+(?:kg|kilo|litre)(?!\p{Letter}))|\d)(?:[\dOo,.]*[Oo][\dOo]*)?(?=\d*\s*${UNIT})`,
  'gu',
)

/** A line with the digits that a scan shows as letters, and the figures as they were pasted; null without any. */
export function scannedFigures(text: string): { text: string; written: string } | null {
  let written = ''
  const plain = text.replaceAll(SCANNED, (figure) => {
    const digits = figure.replaceAll(/[lI]/gu, '1').replaceAll(/[Oo]/gu, '0')
    if (digits !== figure) written ||= figure
    return digits
  })
  return written === '' ? null : { text: plain, written }
}
