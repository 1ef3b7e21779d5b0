import { account } from './en/account.ts'
import { builder } from './en/builder.ts'
import { catalogue } from './en/catalogue.ts'
import { common } from './en/common.ts'
import { costs } from './en/costs.ts'
import { document } from './en/document.ts'
import { editor } from './en/editor.ts'
import { errors } from './en/errors.ts'
import { exports } from './en/exports.ts'
import { paste } from './en/paste.ts'
import { portions } from './en/portions.ts'
import { priceList } from './en/price-list.ts'
import { prices } from './en/prices.ts'
import { products } from './en/products.ts'
import { sheets } from './en/sheets.ts'
import { shell } from './en/shell.ts'
import { simulation } from './en/simulation.ts'
import { suppliers } from './en/suppliers.ts'
import { trade } from './en/trade.ts'
import type { fr } from './fr.ts'
import type { Translation } from './translation.ts'

export const en = {
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
} satisfies Translation<typeof fr>
