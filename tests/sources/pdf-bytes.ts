import { zlibSync } from 'fflate'

/** A text at a place, in points from the upper left corner of a page, which is 842 high and as wide as it needs to be. */
export interface TestText {
  text: string
  x: number
  y: number
  size?: number
}

interface PdfMade {
  packed?: boolean
  rotate?: 0 | 90
  /** Written in place of the streams of pages. */
  streams?: { dictionary: string; bytes: Uint8Array }[]
  trailer?: string
  /** Files that it carries, by their names. */
  files?: Record<string, Uint8Array>
}

const latin1 = (text: string) => Uint8Array.from(text, (sign) => winAnsi(sign))
const winAnsi = (sign: string) =>
  ({ '€': 0x80, '…': 0x85, œ: 0x9c, Œ: 0x8c, '’': 0x92 })[sign] ?? sign.charCodeAt(0)
const escaped = (text: string) => text.replaceAll(/[\\()]/gu, (sign) => `\\${sign}`)

/** A PDF of pages with texts at their places, for tests. */
export function pdf(
  pages: readonly (readonly TestText[])[],
  { packed = true, rotate = 0, streams, trailer = '', files = {} }: PdfMade = {},
): Uint8Array<ArrayBuffer> {
  const contents =
    streams ??
    pages.map((texts) => {
      const plain = latin1(
        texts
          .map(({ text, x, y, size = 10 }) =>
            rotate === 0
              ? `BT /F1 ${String(size)} Tf 1 0 0 1 ${String(x)} ${String(842 - y)} Tm (${escaped(text)}) Tj ET`
              : `BT /F1 ${String(size)} Tf 0 1 -1 0 ${String(y)} ${String(x)} Tm (${escaped(text)}) Tj ET`,
          )
          .join('\n'),
      )
      return packed
        ? { dictionary: '/Filter /FlateDecode', bytes: zlibSync(plain) }
        : { dictionary: '', bytes: plain }
    })
  // What is outside of its page is not read.
  const width = Math.max(595, ...pages.flat().map(({ text, x }) => x + text.length * 10))
  const objects: (string | { dictionary: string; bytes: Uint8Array })[] = [
    '',
    `<< /Type /Pages /Count ${String(contents.length)} /Kids [${contents.map((_, at) => `${String(4 + at * 2)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  contents.forEach((stream, at) => {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${String(width)} 842] /Rotate ${String(rotate)} /Resources << /Font << /F1 3 0 R >> >> /Contents ${String(5 + at * 2)} 0 R >>`,
      stream,
    )
  })
  const carried = Object.entries(files).map(([name, bytes]) => {
    const at = objects.push({
      dictionary: '/Type /EmbeddedFile /Filter /FlateDecode',
      bytes: zlibSync(bytes),
    })
    return `(${escaped(name)}) << /Type /Filespec /F (${escaped(name)}) /EF << /F ${String(at)} 0 R >> >>`
  })
  const names = carried.length === 0 ? '' : `/Names << /EmbeddedFiles << /Names [${carried.join(' ')}] >> >>`
  objects[0] = `<< /Type /Catalog /Pages 2 0 R ${names} >>`
  const pieces: Uint8Array[] = [latin1('%PDF-1.4\n')]
  const offsets: number[] = []
  const length = () => pieces.reduce((sum, piece) => sum + piece.length, 0)
  objects.forEach((object, at) => {
    offsets.push(length())
    if (typeof object === 'string') pieces.push(latin1(`${String(at + 1)} 0 obj\n${object}\nendobj\n`))
    else
      pieces.push(
        latin1(
          `${String(at + 1)} 0 obj\n<< ${object.dictionary} /Length ${String(object.bytes.length)} >>\nstream\n`,
        ),
        object.bytes,
        latin1('\nendstream\nendobj\n'),
      )
  })
  const start = length()
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  pieces.push(
    latin1(
      `xref\n0 ${String(objects.length + 1)}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${String(objects.length + 1)} /Root 1 0 R ${trailer} >>\nstartxref\n${String(start)}\n%%EOF`,
    ),
  )
  const whole = new Uint8Array(length())
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Rows of a table with its columns at places, the first row at a height; '' leaves a cell empty. */
export function placed(
  rows: readonly (readonly string[])[],
  columns: readonly number[],
  y: number,
  pitch = 16,
): TestText[] {
  return rows.flatMap((row, at) =>
    row.flatMap((text, column) =>
      text === '' ? [] : [{ text, x: columns[column] ?? 0, y: y + at * pitch }],
    ),
  )
}
