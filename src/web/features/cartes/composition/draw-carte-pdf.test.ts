import { describe, expect, it } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { CARTE_THEMES, PAGE_FORMATS } from '#domain/cartes/carte-look.ts'
import type { CarteLook } from '../carte-document.ts'
import { composeCarte } from './compose-carte.ts'
import { PAPERS } from './formats.ts'
import { shown } from '#web/lib/pages/measure.ts'
import { linesOf } from '#web/lib/pages/page.ts'
import type { Page } from '#web/lib/pages/page.ts'
import { carte, carteOf, dish, look } from '../testing/carte-examples.ts'
import { fontMeasure, readFont } from '#web/lib/pages/testing/font-files.ts'
import { drawPdf } from '#web/lib/pdf/draw-pdf.ts'
import { lettersOfPages, pdfFaces } from '#web/lib/pdf/pdf-faces.ts'

interface StructTreeNode {
  role: string
  children: (StructTreeNode | { type: string })[]
}

const noPicture = () => Promise.reject(new Error('no picture is asked for'))
const draw = async (pages: readonly Page[]) => {
  const faces = await pdfFaces(lettersOfPages(pages), readFont)
  return drawPdf(pages, { title: 'Carte', language: 'fr' }, { faces, picture: noPicture })
}
const compose = (given: typeof carte, changes: Partial<CarteLook>) =>
  composeCarte({ carte: given, look: { ...look, ...changes }, measure: fontMeasure })

/** Its pages: their size and what a reader would copy, without the spaces. */
async function read(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(pdf)
  const sizes = await Promise.all(text.map(async (_, index) => (await pdf.getPage(index + 1)).view.slice(2)))
  return { sizes, texts: text.map((page) => page.replace(/\s/gu, '')) }
}

const fontsOf = (file: Uint8Array) =>
  new Set(
    Array.from(
      Buffer.from(file)
        .toString('latin1')
        .matchAll(/\/BaseFont \/(\S+)/gu),
      ([, name]) => name,
    ),
  )

describe('the PDF of a carte, read back', () => {
  it.each(CARTE_THEMES)(
    'has in %s what was composed, line by line, and brings its fonts along',
    async (theme) => {
      const pages = compose(carteOf([12, 20, 8]), { theme })
      const file = await draw(pages)
      const { texts } = await read(file)
      const lines = pages.map(({ parts }) =>
        parts
          .flatMap(linesOf)
          .map((line) => shown(line.text, line))
          .join(''),
      )
      expect(texts).toEqual(lines.map((text) => text.replace(/\s/gu, '')))
      for (const font of fontsOf(file))
        expect(font).toMatch(/^[A-Z]{6}\+(Cormorant|Playfair|WorkSans|Instrument|Fraunces)/u)
    },
  )

  it.each(PAGE_FORMATS)('is on %s as large as the paper', async (pageFormat) => {
    const { sizes } = await read(await draw(compose(carteOf([3, 4]), { pageFormat })))
    const { width, height } = PAPERS[pageFormat]
    expect(sizes.map(([wide, high]) => [Math.round(wide ?? 0), Math.round(high ?? 0)])).toEqual([
      [Math.round(width), Math.round(height)],
    ])
  })

  it('has the letters that its face lacks, and the amounts as they are written', async () => {
    const dishes = [dish('Łosoś ≥ 63 °C, ½ botte → poché', { priceTtc: 1234.5 })]
    const pages = compose(
      { ...carte, sections: [{ kind: 'gamme', name: 'Été', dishes }] },
      { theme: 'moderne' },
    )
    const file = await draw(pages)
    const { texts } = await read(file)
    expect(texts[0]).toContain('ÉTÉ')
    expect(texts[0]).toContain('Łosoś≥63°C,½botte→poché1234,50€')
    expect([...fontsOf(file)].join(' ')).toContain('DejaVuSans')
  })

  it('tags titles, gammes and dishes for screen readers', async () => {
    const file = await draw(compose(carteOf([2, 1]), {}))
    const pdf = await getDocumentProxy(new Uint8Array(file))
    const tree = await (await pdf.getPage(1)).getStructTree()
    const roles = (node: StructTreeNode): unknown[] =>
      node.children.flatMap((child) => ('role' in child ? [child.role, ...roles(child)] : []))
    const dish = ['LI', 'LBody']
    const gammes = ['H2', 'L', ...dish, ...dish, 'H2', 'L', ...dish]
    expect(tree && roles(tree)).toEqual(['Document', 'H1', 'P', ...gammes, 'P', 'P'])
  })

  it('is the same drawn a second time: nothing of the first is left in its fonts', async () => {
    const pages = compose(carteOf([9]), {})
    const first = await read(await draw(pages))
    expect(await read(await draw(pages))).toEqual(first)
  })
})
