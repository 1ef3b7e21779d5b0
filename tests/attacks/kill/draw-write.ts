import {
  addDish,
  addGamme,
  addMenu,
  changeMenu,
  removeGamme,
  removeMenu,
  renameGamme,
} from './carte-writes.ts'
import { beginPriceList, commitPriceList, sendChanges } from './price-list-writes.ts'
import { applySimulation, undoAct } from './price-writes.ts'
import {
  addLine,
  addSheet,
  changeSheet,
  duplicateSheet,
  removeSheet,
  saveOutdated,
  writeLines,
} from './sheet-writes.ts'
import {
  addProduct,
  addSupplier,
  changeMethod,
  changeProduct,
  changeSupplier,
  removeProduct,
  removeSupplier,
} from './supply-writes.ts'
import type { Rows } from './rows.ts'
import type { Draw, Memory, Write } from './write.ts'

/** Of each noun a cook has so many at most, and adds until there are so many at least. */
const STOCK: { noun: keyof Rows; least: number; most: number; add: Draw[]; remove: Draw }[] = [
  { noun: 'suppliers', least: 1, most: 4, add: [addSupplier], remove: removeSupplier },
  { noun: 'products', least: 4, most: 12, add: [addProduct], remove: removeProduct },
  { noun: 'sheets', least: 3, most: 9, add: [addSheet, duplicateSheet], remove: removeSheet },
  { noun: 'gammes', least: 1, most: 3, add: [addGamme], remove: removeGamme },
  { noun: 'menus', least: 1, most: 3, add: [addMenu], remove: removeMenu },
]

/** A kind comes as often as it is in the list. */
const CHANGES: Draw[] = [
  changeSupplier,
  ...Array.from({ length: 4 }, () => changeProduct),
  applySimulation,
  applySimulation,
  undoAct,
  undoAct,
  ...[beginPriceList, sendChanges, commitPriceList].flatMap((draw) => [draw, draw, draw]),
  changeMethod,
  ...Array.from({ length: 5 }, () => writeLines),
  changeSheet,
  saveOutdated,
  addLine,
  addLine,
  renameGamme,
  addDish,
  addDish,
  changeMenu,
  changeMenu,
]

const ADD_OR_REMOVE = 0.4

/** The next write of a cook. */
export function drawWrite(memory: Memory): Write {
  const { random, rows } = memory
  const lacking = STOCK.find(({ noun, least }) => Object.keys(rows[noun]).length < least)
  if (lacking) return drawnAgain(memory, [lacking.add[0] as Draw])
  if (!random.chance(ADD_OR_REMOVE)) return drawnAgain(memory, CHANGES)
  const { noun, most, add, remove } = random.oneOf(STOCK)
  const full = Object.keys(rows[noun]).length >= most
  return drawnAgain(memory, full || random.chance(0.3) ? [remove] : add)
}

function drawnAgain(memory: Memory, draws: readonly Draw[]): Write {
  for (;;) {
    const write = memory.random.oneOf(draws)(memory)
    if (write) return write
  }
}
