import { create } from 'fontkit'
import type { Font, GlyphRun } from 'fontkit'
import { unpackedFont } from './unpacked-font.ts'
import { FACES, type FaceName, type FontPart, UNJOINED } from '#domain/typesetting/faces.ts'
import { type Measure, shown } from '#web/lib/pages/measure.ts'
import { linesOf } from '#web/lib/pages/page.ts'
import type { Page } from '#web/lib/pages/page.ts'

/** Fetches the file of a part of a face; `signs` is the one typeface that has what the others lack. */
export type LoadFont = (font: { face: FaceName; part: FontPart } | 'signs') => Promise<ArrayBuffer>

/** The fonts of each face, in the order in which a letter is looked for. */
export interface PdfFaces {
  of: (face: FaceName) => readonly Font[]
  nameOf: (font: Font) => string
}

/** The code points that are set in each face. */
export type FaceLetters = ReadonlyMap<FaceName, readonly number[]>

/** Fetches what some letters need, and nothing else. Rejects when a font cannot be fetched. */
export async function pdfFaces(letters: FaceLetters, load: LoadFont): Promise<PdfFaces> {
  const names = new Map<Font, string>()
  const open = async (font: Parameters<LoadFont>[0], name: string): Promise<Font> => {
    const opened = create(unpackedFont(await load(font)) as Buffer)
    if (!('layout' in opened)) throw new TypeError(`${name} is a collection of fonts`)
    names.set(opened, name)
    return layingOutOnce(opened)
  }
  let signs: Promise<Font> | null = null
  const fonts = await Promise.all(
    [...letters].map(async ([face, used]): Promise<[FaceName, Font[]]> => {
      const found = [await open({ face, part: 'latin' }, face)]
      const lacked = () => used.some((code) => !found.some((font) => font.hasGlyphForCodePoint(code)))
      if (lacked()) found.push(await open({ face, part: 'latinExtended' }, `${face} extended`))
      if (lacked()) found.push(await (signs ??= open('signs', 'signs')))
      return [face, found]
    }),
  )
  const byFace = new Map(fonts)
  return {
    of: (face) => byFace.get(face) ?? [],
    nameOf: (font) => names.get(font) ?? '',
  }
}

/**
 * Lays a text out once for its features. What draws it does so three times for each line, and remembers words without
 * features alone.
 */
function layingOutOnce(font: Font): Font {
  const known = new Map<string, GlyphRun>()
  const layOut = font.layout.bind(font)
  font.layout = (text, features, ...others) => {
    if (features === undefined) return layOut(text, features, ...others)
    const key = `${JSON.stringify(features)} ${text}`
    const run = known.get(key) ?? layOut(text, features, ...others)
    known.set(key, run)
    // Positions are scaled where they are by who asked for them.
    const positions = run.positions.map((position) => ({ ...position }))
    return Object.assign(Object.create(Object.getPrototypeOf(run) as object) as GlyphRun, run, { positions })
  }
  return font
}

/** A part of a text that one font has the letters of. */
export interface FontRun {
  text: string
  font: Font
}

/** Each letter in the first of some fonts that has it. */
export function fontRuns(text: string, fonts: readonly Font[]): FontRun[] {
  const [first] = fonts
  if (first === undefined) return []
  const runs: FontRun[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const font = fonts.find((font) => font.hasGlyphForCodePoint(code)) ?? first
    const run = runs.at(-1)
    if (run?.font === font) run.text += letter
    else runs.push({ text: letter, font })
  }
  return runs
}

/** Widths by the fonts that the PDF embeds. */
export function measureBy(faces: PdfFaces): Measure {
  return (text, face) =>
    fontRuns(text, faces.of(face)).reduce((width, run) => {
      const { advanceWidth } = run.font.layout(run.text, FACES[face].capitals ? UNJOINED : undefined)
      return width + advanceWidth / run.font.unitsPerEm
    }, 0)
}

/** The letters of some pages. */
export function lettersOfPages(pages: readonly Page[]): FaceLetters {
  const texts = new Map<FaceName, Set<number>>()
  for (const line of pages.flatMap(({ parts }) => parts.flatMap(linesOf))) {
    const codes = texts.get(line.face) ?? new Set()
    texts.set(line.face, codes)
    for (const letter of shown(line.text, line)) codes.add(letter.codePointAt(0) ?? 0)
  }
  return new Map([...texts].map(([face, codes]) => [face, [...codes]]))
}
