import { features } from './fr/areas/features.ts'
import { legal } from './fr/areas/legal.ts'
import { about } from './fr/areas/about.ts'
import { account } from './fr/areas/account.ts'
import { contact } from './fr/areas/contact.ts'
import { faq } from './fr/areas/faq.ts'
import { cartes } from './fr/areas/cartes.ts'
import { credentials } from './fr/site/credentials.ts'
import { gammes } from './fr/areas/gammes.ts'
import { home } from './fr/areas/home.ts'
import { priceList } from './fr/areas/price-list.ts'
import { menus } from './fr/areas/menus.ts'
import { start } from './fr/areas/start.ts'
import { workspace } from './fr/areas/workspace.ts'
import { suppliers } from './fr/areas/suppliers.ts'
import { sales } from './fr/areas/sales.ts'
import { simulation } from './fr/areas/simulation.ts'

/** The reference: the keys and arguments of every text. Pages get theirs by area, through load-messages.ts. */
export const fr = {
  ...start,
  ...account,
  ...workspace,
  ...suppliers,
  ...priceList,
  ...simulation,
  ...cartes,
  ...menus,
  ...gammes,
  ...sales,
  credentials,
  ...about,
  ...faq,
  ...features,
  ...home,
  ...legal,
  ...contact,
} as const
