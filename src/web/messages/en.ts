import { features } from './en/areas/features.ts'
import { legal } from './en/areas/legal.ts'
import { about } from './en/areas/about.ts'
import { account } from './en/areas/account.ts'
import { contact } from './en/areas/contact.ts'
import { faq } from './en/areas/faq.ts'
import { cartes } from './en/areas/cartes.ts'
import { credentials } from './en/site/credentials.ts'
import { gammes } from './en/areas/gammes.ts'
import { home } from './en/areas/home.ts'
import { priceList } from './en/areas/price-list.ts'
import { menus } from './en/areas/menus.ts'
import { start } from './en/areas/start.ts'
import { workspace } from './en/areas/workspace.ts'
import { suppliers } from './en/areas/suppliers.ts'
import { sales } from './en/areas/sales.ts'
import { simulation } from './en/areas/simulation.ts'
import type { fr } from './fr.ts'
import type { Translation } from './translation.ts'

/** The same keys in other words; the compiler checks the shape. */
export const en = {
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
} satisfies Translation<typeof fr>
