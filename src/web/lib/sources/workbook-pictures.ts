import { strFromU8 } from 'fflate'
import { unpackArchive } from './unpack-archive.ts'
import { createPartChecker } from './workbook-limits.ts'
import { sheetPartsOf } from './workbook-parts.ts'
import { readXml } from './xml-events.ts'
import { memberSizes, takePictures, targetsOf } from './archive-pictures.ts'
import type { Drawn, TakenPictures } from './archive-pictures.ts'
import { MAX_PICTURES_BYTES } from './source-picture.ts'

const DRAWN =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/_rels\/[^/]+\.rels|drawings\/(?:_rels\/)?drawing[^/]*)$/u
/** Tabs that show the same picture: it is the house's logo. */
const LOGO = 3

/** The pictures of an .xlsx that its tabs show, at the cells that they are anchored at; logos are left aside. */
export function workbookPictures(bytes: Uint8Array): TakenPictures {
  const sizes = memberSizes(bytes)
  const hasMedia = [...sizes.keys()].some((name) => name.startsWith('xl/media/'))
  const weight = { cells: 0, filled: 0, tags: 0 }
  const archive = unpackArchive(bytes, {
    isRead: (name) => hasMedia && DRAWN.test(name),
    checkerOf: () => createPartChecker('other', weight),
    onProgress: () => undefined,
    atMost: MAX_PICTURES_BYTES,
  })
  if (!hasMedia || !archive.known) return { pictures: [], leftOut: 0 }
  return takePictures(bytes, sizes, withoutLogos(drawnIn(archive.parts, sizes)))
}

function drawnIn(parts: ReadonlyMap<string, Uint8Array>, sizes: ReadonlyMap<string, number>): Drawn[] {
  // The places of tabs are those of `xlsxTabs`: charts are none.
  const sheets = sheetPartsOf(Object.fromEntries(parts)).filter(
    ({ path }) => sizes.has(path) && path.includes('worksheets/'),
  )
  return sheets.flatMap(({ path }, tab) => {
    const drawings = targetsOf(parts.get(`${path.replace('worksheets/', 'worksheets/_rels/')}.rels`))
    return [...drawings.values()].flatMap((drawing) => {
      const targets = targetsOf(parts.get(`xl/drawings/_rels/${drawing}.rels`))
      return picturesOf(parts.get(`xl/drawings/${drawing}`)).flatMap(({ id, ...place }) => {
        const file = targets.get(id)
        return file === undefined ? [] : [{ tab, ...place, media: `xl/media/${file}` }]
      })
    })
  })
}

/** The pictures of a drawing with the cell of their upper left corner. */
function picturesOf(drawing: Uint8Array | undefined): { id: string; row: number; column: number }[] {
  const pictures: { id: string; row: number; column: number }[] = []
  let place = { row: 0, column: 0 }
  let inFrom = false
  let into: 'row' | 'column' | null = null
  readXml(drawing === undefined ? '' : strFromU8(drawing), {
    open: (name, attributeOf) => {
      if (/^(?:twoCell|oneCell|absolute)Anchor$/u.test(name)) place = { row: 0, column: 0 }
      else if (name === 'from') inFrom = true
      else if (inFrom && name === 'row') into = 'row'
      else if (inFrom && name === 'col') into = 'column'
      else if (name === 'blip') {
        const id = attributeOf('r:embed')
        if (id !== null) pictures.push({ id, ...place })
      }
    },
    close: (name) => {
      if (name === 'from') inFrom = false
      into = null
    },
    text: (text) => {
      const figure = Number(text)
      if (into !== null && Number.isInteger(figure) && figure >= 0 && figure < 1_048_576)
        place = { ...place, [into]: figure }
    },
  })
  return pictures
}

function withoutLogos(drawn: readonly Drawn[]): Drawn[] {
  const tabs = new Map<string, Set<number>>()
  for (const { media, tab } of drawn) tabs.set(media, (tabs.get(media) ?? new Set()).add(tab))
  return drawn.filter(({ media }) => (tabs.get(media)?.size ?? 0) < LOGO)
}
