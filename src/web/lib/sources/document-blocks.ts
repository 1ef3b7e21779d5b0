/** A cell of a table in a text document. */
export interface DocumentCell {
  /** Its paragraphs, each on one line; empty ones in between are kept. */
  paragraphs: string[]
  /** Columns that it takes. */
  columns: number
  /** Whether it is the further part of a cell that begins in a row above. */
  continued: boolean
}

/** A paragraph, or the rows of a table. */
export type DocumentBlock = string | DocumentCell[][]

/** The blocks of a document, and its pictures, each with the place of the block that it is in or in front of. */
export interface DocumentContent {
  blocks: DocumentBlock[]
  pictures: { name: string; block: number }[]
}

/** Paragraphs and cells of a document: more is no recipe book, and would cost the worker its memory. */
const MOST_PARTS = 400_000
const MOST_COLUMNS = 200

export class DocumentTooLarge extends Error {}

interface OpenTable {
  rows: DocumentCell[][]
  cell: DocumentCell | null
}

const bounded = (columns: number) =>
  Number.isFinite(columns) ? Math.min(Math.max(1, Math.round(columns)), MOST_COLUMNS) : 1

/**
 * Takes the parts of a text document in its order. A table within a cell follows the outer table.
 * Its methods throw DocumentTooLarge.
 */
export interface BlockWriter {
  paragraph: (text: string) => void
  openTable: () => void
  closeTable: () => void
  openRow: () => void
  openCell: (columns: number, continued: boolean) => void
  /** The cell that is open takes more columns, or is the further part of one above. */
  changeCell: (change: { columns?: number; continued?: boolean }) => void
  closeCell: () => void
  /** A picture that is shown here. @param name that its format gives it */
  picture: (name: string) => void
  written: () => DocumentContent
}

export function createBlockWriter(): BlockWriter {
  const blocks: DocumentBlock[] = []
  const pictures: DocumentContent['pictures'] = []
  const tables: OpenTable[] = []
  let inner: DocumentBlock[] = []
  let parts = 0
  const count = () => {
    parts += 1
    if (parts > MOST_PARTS) throw new DocumentTooLarge()
  }
  return {
    paragraph: (text) => {
      count()
      const cell = tables.at(-1)?.cell ?? null
      if (cell !== null) cell.paragraphs.push(text)
      else if (tables.length === 0) blocks.push(text)
    },
    openTable: () => {
      tables.push({ rows: [], cell: null })
    },
    closeTable: () => {
      const closed = tables.pop()
      if (closed === undefined) return
      if (tables.length > 0) {
        inner.push(closed.rows)
        return
      }
      blocks.push(closed.rows)
      for (const table of inner) blocks.push(table)
      inner = []
    },
    openRow: () => {
      count()
      tables.at(-1)?.rows.push([])
    },
    openCell: (columns, continued) => {
      count()
      const table = tables.at(-1)
      if (table === undefined) return
      table.cell = { paragraphs: [], columns: bounded(columns), continued }
      table.rows.at(-1)?.push(table.cell)
    },
    changeCell: ({ columns, continued }) => {
      const cell = tables.at(-1)?.cell ?? null
      if (cell === null) return
      if (columns !== undefined) cell.columns = bounded(columns)
      if (continued !== undefined) cell.continued = continued
    },
    closeCell: () => {
      const table = tables.at(-1)
      if (table !== undefined) table.cell = null
    },
    picture: (name) => {
      count()
      pictures.push({ name, block: blocks.length })
    },
    written: () => ({ blocks, pictures }),
  }
}
