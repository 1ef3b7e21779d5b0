/** Letters that scans have in the place of digits, in a figure with a unit: '2OO g', 'l50 g', '2SO g', 'l kg'. */
const UNIT = String.raw`(?:[kmc]?g|grs?|grammes?|[cdm]?l|litres?|kilos?)(?!\p{Letter})`
const SCANNED = new RegExp(
  String.raw`(?<![\p{Letter}\d])(?:[lI](?=[\dO]+\s*${UNIT})|[lI](?=\s+(?:kg|kilo|litre)(?!\p{Letter}))|\d)(?:[\dOoSZ,.]*[OoSZ][\dOoSZ]*)?(?=\d*\s*${UNIT})`,
  'gu',
)
/** Units that scans misread behind a figure: '25 cI', '10 d1', '1OO rnl', '2 kq'. */
const UNITS: [misread: RegExp, unit: string][] = [
  [/(?<=[\dOoSZ]\s?)[cC][I1|](?=\s|$)/gu, 'cl'],
  [/(?<=[\dOoSZ]\s?)[dD][I1|](?=\s|$)/gu, 'dl'],
  [/(?<=[\dOoSZ]\s?)(?:[mM][I1|]|rn[lI1|])(?=\s|$)/gu, 'ml'],
  [/(?<=[\dOoSZ]\s?)[kK][q9](?=\s|$)/gu, 'kg'],
  // '200 9 de beurre'
  [/(?<=^\W*\d[\dO]+\s)[9q](?=\s+d(?:e\s|u\s|['’]))/gu, 'g'],
  // '1/Z oignon', '3 c. à s0upe'
  [/(?<=(?:^|\s)\d\s?[/⁄]\s?)Z(?!\p{Letter})/gu, '2'],
  [/(?<=\d\s*c\p{Letter}*\.?\s*[àa]\s)s0upe(?!\p{Letter})/giu, 'soupe'],
]

/** A line with the digits and the units that a scan shows as other signs, and what was pasted for them; null without any. */
export function scannedFigures(text: string): { text: string; written: string } | null {
  let written = ''
  const withUnits = UNITS.reduce(
    (line, [misread, unit]) =>
      line.replaceAll(misread, (word) => {
        written ||= word
        return unit
      }),
    text,
  )
  const plain = withUnits.replaceAll(SCANNED, (figure) => {
    const digits = figure
      .replaceAll(/[lI]/gu, '1')
      .replaceAll(/[Oo]/gu, '0')
      .replaceAll('S', '5')
      .replaceAll('Z', '2')
    if (digits !== figure) written ||= figure
    return digits
  })
  return written === '' ? null : { text: plain, written }
}
