import { account } from './fr/account.ts'
import { builder } from './fr/builder.ts'
import { catalogue } from './fr/catalogue.ts'
import { common } from './fr/common.ts'
import { costs } from './fr/costs.ts'
import { document } from './fr/document.ts'
import { editor } from './fr/editor.ts'
import { errors } from './fr/errors.ts'
import { exports } from './fr/exports.ts'
import { paste } from './fr/paste.ts'
import { portions } from './fr/portions.ts'
import { priceList } from './fr/price-list.ts'
import { prices } from './fr/prices.ts'
import { products } from './fr/products.ts'
import { sheets } from './fr/sheets.ts'
import { shell } from './fr/shell.ts'
import { simulation } from './fr/simulation.ts'
import { suppliers } from './fr/suppliers.ts'
import { trade } from './fr/trade.ts'

/** The reference: the keys and arguments of every text. */
export const fr = {
  account,
  builder,
  catalogue,
  common,
  costs,
  document,
  editor,
  errors,
  exports,
  paste,
  portions,
  priceList,
  prices,
  products,
  sheets,
  shell,
  simulation,
  suppliers,
  trade,
} as const
