import type { Cell } from '#domain/tables/cell.ts'
import type { Tab } from '#domain/tables/tab.ts'
import type { WrittenLine } from './costed-table.ts'
import type { ExpectedSheet, Sample } from './sample.ts'
import { TabWriter } from './tab-writer.ts'

const FIGURE = /^-?\d+(?:\.\d+)?$/u

/**
 * A tab from a drawing of it: a line for each row, cells between '|'. A figure with a point is a number, with a comma a
 * text; '9 =A1*B1' has a formula, '0.1 as 0%' a format, '→' continues the cell on its left and '↓'
 * the one above.
 */
export function tab(name: string, drawing: string): Tab {
  const writer = new TabWriter(name, true)
  const rows = drawing
    .replace(/^\n/u, '')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('|').map((written) => written.trim()))
  rows.forEach((cells, row) => {
    cells.forEach((text, column) => {
      const next = cells.findIndex((cell, at) => at > column && cell !== '→')
      const last = (next === -1 ? cells.length : next) - 1
      if (text !== '→' && last > column) writer.merge(row, column, row, last)
      if (text === '→' || text === '↓') return
      if (rows[row + 1]?.[column] === '↓') writer.merge(row, column, row + 1, column)
      const [, value = text, formula] = /^(.*?)\s=(.+)$/u.exec(text) ?? []
      const [, figure = value, format] = /^(.*?) as (.+)$/u.exec(value) ?? []
      writer.put(row, column, cellOf(figure), {
        ...(formula !== undefined && { formula }),
        ...(format !== undefined && { format }),
      })
    })
  })
  return writer.tab()
}

function cellOf(text: string): Cell {
  return FIGURE.test(text) ? Number(text) : text.replaceAll('⏎', '\n')
}

/** A sheet as it is to be read: 'Beurre 0.2 kg; Sel', its own total where it must be exact, and its portions. */
export function sheet(
  title: string,
  total: number | null,
  portions: number | null,
  lines: string,
): ExpectedSheet {
  const written = lines.split(';').map((line): WrittenLine => {
    const [, name = line, quantity, unit] = /^(.*?)\s(\d[\d.]*)(?:\s(\S+))?$/u.exec(line.trim()) ?? []
    return {
      name: name.trim(),
      quantity: quantity === undefined ? null : Number(quantity),
      unit: unit ?? null,
      price: null,
      cost: 0,
    }
  })
  return { title, lines: written, total, portions, error: null }
}

export function unusual(name: string, tabs: Tab[], sheets: ExpectedSheet[], refused: string[] = []): Sample {
  return { name, layout: 'unusual', files: [{ tabs }], sheets, refused }
}
