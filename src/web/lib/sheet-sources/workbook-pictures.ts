import { strFromU8 } from 'fflate'
import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import { zipEntries } from '#domain/price-lists/zip-entries.ts'
import { unpackArchive } from '../spreadsheet/unpack-archive.ts'
import { createPartChecker } from '../spreadsheet/workbook-limits.ts'
import { attribute, RELATION, sheetPartsOf, tagsOf } from '../spreadsheet/workbook-parts.ts'
import { readXml } from '../spreadsheet/xml-events.ts'
import { memberName } from './member-name.ts'
import { MAX_PICTURES_BYTES, PICTURE_NAME, sourcePicture } from './source-picture.ts'
import type { SourcePicture } from './source.ts'

const DRAWN =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/_rels\/[^/]+\.rels|drawings\/(?:_rels\/)?drawing[^/]*)$/u
const MOST_PICTURES = 2_000
/** Tabs that show the same picture: it is the house's logo. */
const LOGO = 3

/** A picture of a drawing, by the part with its bytes. */
interface Drawn {
  tab: number
  row: number
  column: number
  media: string
}

/** The pictures of an .xlsx that its tabs show, at the cells that they are anchored at; logos are left aside. */
export function workbookPictures(bytes: Uint8Array): { pictures: SourcePicture[]; leftOut: number } {
  const contents = zipEntries(bytes)
  const sizes = new Map(
    contents.known ? contents.entries.map(({ name, size }) => [memberName(name), size]) : [],
  )
  const hasMedia = [...sizes.keys()].some((name) => name.startsWith('xl/media/'))
  const parts = hasMedia ? unpacked(bytes, (name) => DRAWN.test(name)) : null
  if (parts === null) return { pictures: [], leftOut: 0 }
  const drawn = withoutLogos(drawnIn(parts, sizes)).slice(0, MOST_PICTURES)
  let sum = 0
  const wanted = new Set<string>()
  for (const { media } of drawn) {
    const size = sizes.get(media) ?? 0
    if (!PICTURE_NAME.test(media) || size > MAX_PHOTO_BYTES || sum + size > MAX_PICTURES_BYTES) continue
    if (!wanted.has(media)) sum += size
    wanted.add(media)
  }
  const media = wanted.size === 0 ? null : unpacked(bytes, (name) => wanted.has(name))
  const pictures = drawn.flatMap(({ media: name, ...place }) => {
    const picture = media?.get(name)
    return picture === undefined ? [] : (sourcePicture(picture, place) ?? [])
  })
  return { pictures, leftOut: drawn.length - pictures.length }
}

function unpacked(
  bytes: Uint8Array,
  isRead: (name: string) => boolean,
): Map<string, Uint8Array<ArrayBuffer>> | null {
  const weight = { cells: 0, filled: 0, tags: 0 }
  const archive = unpackArchive(bytes, {
    isRead,
    checkerOf: (name) => (name.startsWith('xl/media/') ? () => null : createPartChecker('other', weight)),
    onProgress: () => undefined,
    atMost: MAX_PICTURES_BYTES,
  })
  return archive.known ? archive.parts : null
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

/** The file names that relations lead to, by their ids: '../media/image1.png' is 'image1.png'. */
function targetsOf(relations: Uint8Array | undefined): Map<string, string> {
  return new Map(
    tagsOf(relations, RELATION)
      .filter((tag) => attribute(tag, 'TargetMode') !== 'External')
      .map((tag) => {
        const target = attribute(tag, 'Target')
        return [attribute(tag, 'Id'), target.slice(target.lastIndexOf('/') + 1)]
      }),
  )
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
