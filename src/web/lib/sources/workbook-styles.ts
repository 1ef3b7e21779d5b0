import { GENERAL, numberFormat } from '#domain/tables/number-format.ts'
import type { NumberFormat } from '#domain/tables/number-format.ts'
import { readXml } from './xml-events.ts'

/** The format of each style of a workbook's cells, in the order by which cells name them. */
export function formatsOfStyles(xml: string): NumberFormat[] {
  const codes = new Map<number, string>()
  const ids: number[] = []
  let inCells = false
  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '')
      else if (name === 'cellXfs') inCells = true
      else if (name === 'xf' && inCells) ids.push(Number(attribute('numFmtId') ?? 0))
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
    text: () => undefined,
  })
  const known = new Map<number, NumberFormat>()
  return ids.map((id) => {
    const format = known.get(id) ?? numberFormat(id, codes.get(id))
    known.set(id, format)
    return format
  })
}

export const formatOfStyle = (formats: readonly NumberFormat[], style: string | null): NumberFormat =>
  formats[Number(style ?? 0)] ?? GENERAL

/** The texts that cells name by number, without the reading aids of Japanese ones. */
export function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let text = ''
  let inText = false
  let isAid = false
  readXml(xml, {
    open: (name, _, isEmpty) => {
      if (name === 'si') text = ''
      else if (name === 'rPh') isAid = true
      else if (name === 't') inText = !isEmpty && !isAid
    },
    close: (name) => {
      if (name === 'si') texts.push(text)
      else if (name === 'rPh') isAid = false
      else if (name === 't') inText = false
    },
    text: (part) => {
      if (inText) text += part
    },
  })
  return texts
}
