import { pdf } from '@react-pdf/renderer'
import { freshPdfFonts } from '#web/lib/pdf/pdf-fonts.ts'
import { PAGE_MARGIN } from '#web/lib/pdf/paper-styles.ts'
import { SheetPdf } from './sheet-pdf.tsx'
import type { SheetPdfProps } from './sheet-pdf.tsx'

interface Box {
  top: number
  height: number
}
interface Laid {
  box?: Box
  children?: Laid[]
}

/**
 * Points that the sheet leaves free below its totals, on the last page that they reach. Only a layout can compute it:
 * the sheet is laid out once without its method. 0 when the layout is not as we know it: the method then begins on
 * the page that has room for all of its first columns.
 */
export async function roomForMethod(content: Pick<SheetPdfProps, 'sheet' | 'photo'>): Promise<number> {
  let room = 0
  const measure = ({ _INTERNAL__LAYOUT__DATA_: layout }: { _INTERNAL__LAYOUT__DATA_?: Laid }) => {
    const page = layout?.children?.at(-1)
    const body = page?.children?.[0]?.box
    if (page?.box !== undefined && body !== undefined)
      room = page.box.height - PAGE_MARGIN - (body.top + body.height)
  }
  freshPdfFonts()
  await pdf(<SheetPdf {...content} room={null} onRender={measure} />).toBlob()
  return room
}
