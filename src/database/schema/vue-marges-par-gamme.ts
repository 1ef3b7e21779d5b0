import { integer, numeric, pgView, text, uuid } from 'drizzle-orm/pg-core'
import { instant, money } from './columns.ts'

/** Read-only figures of a gamme; the migrations define the view. */
export const vueMargesParGamme = pgView('vue_marges_par_gamme', {
  id: uuid().notNull(),
  nom: text().notNull(),
  position: integer().notNull(),
  userId: uuid().notNull(),
  carteId: uuid().notNull(),
  nbRecettes: integer().notNull(),
  /** Sum of the dishes' portion costs, in euros without VAT. */
  coutTotal: money(numeric({ mode: 'number' }).notNull()),
  /** Sum of the displayed prices, in euros with VAT. */
  caTtc: money(numeric({ mode: 'number' }).notNull()),
  /** Mean over the dishes that have a price and a whole cost; 0 when there is none. */
  margePercentMoyenne: money(numeric({ mode: 'number' }).notNull()),
  createdAt: instant(),
}).existing()
