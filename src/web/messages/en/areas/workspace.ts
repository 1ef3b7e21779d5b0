import { builder } from '../builder.ts'
import { costs } from '../costs.ts'
import { demo } from '../demo.ts'
import { document } from '../document.ts'
import { editor } from '../editor.ts'
import { exports } from '../exports.ts'
import { offline } from '../offline.ts'
import { paste } from '../paste.ts'
import { portions } from '../portions.ts'
import { prices } from '../prices.ts'
import { products } from '../products.ts'
import { recordNotFound } from '../record-not-found.ts'
import { sheets } from '../sheets.ts'
import { trade } from '../trade.ts'

/** What the pages behind the sign-in need, most of them. */
export const workspace = {
  builder,
  costs,
  demo,
  document,
  editor,
  exports,
  offline,
  paste,
  portions,
  prices,
  products,
  recordNotFound,
  sheets,
  trade,
} as const
