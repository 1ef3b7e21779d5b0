import type { Messages } from 'use-intl'
import type { Language } from '#web/lib/storage/preferences.ts'

/** Texts by what needs them, fetched before a page that shows them. */
export type TextArea =
  | 'start'
  | 'site'
  | 'account'
  | 'workspace'
  | 'suppliers'
  | 'priceList'
  | 'simulation'
  | 'cartes'
  | 'gammes'
  | 'menus'
  | 'sales'
  | 'about'
  | 'faq'
  | 'features'
  | 'home'
  | 'legal'
  | 'contact'

type Loaders = Record<TextArea, () => Promise<object>>

const LOADERS: Record<Language, Loaders> = {
  fr: {
    start: async () => (await import('./fr/areas/start.ts')).start,
    site: async () => (await import('./fr/areas/site.ts')).site,
    account: async () => (await import('./fr/areas/account.ts')).account,
    workspace: async () => (await import('./fr/areas/workspace.ts')).workspace,
    suppliers: async () => (await import('./fr/areas/suppliers.ts')).suppliers,
    priceList: async () => (await import('./fr/areas/price-list.ts')).priceList,
    simulation: async () => (await import('./fr/areas/simulation.ts')).simulation,
    cartes: async () => (await import('./fr/areas/cartes.ts')).cartes,
    gammes: async () => (await import('./fr/areas/gammes.ts')).gammes,
    menus: async () => (await import('./fr/areas/menus.ts')).menus,
    sales: async () => (await import('./fr/areas/sales.ts')).sales,
    about: async () => (await import('./fr/areas/about.ts')).about,
    faq: async () => (await import('./fr/areas/faq.ts')).faq,
    features: async () => (await import('./fr/areas/features.ts')).features,
    home: async () => (await import('./fr/areas/home.ts')).home,
    legal: async () => (await import('./fr/areas/legal.ts')).legal,
    contact: async () => (await import('./fr/areas/contact.ts')).contact,
  },
  en: {
    start: async () => (await import('./en/areas/start.ts')).start,
    site: async () => (await import('./en/areas/site.ts')).site,
    account: async () => (await import('./en/areas/account.ts')).account,
    workspace: async () => (await import('./en/areas/workspace.ts')).workspace,
    suppliers: async () => (await import('./en/areas/suppliers.ts')).suppliers,
    priceList: async () => (await import('./en/areas/price-list.ts')).priceList,
    simulation: async () => (await import('./en/areas/simulation.ts')).simulation,
    cartes: async () => (await import('./en/areas/cartes.ts')).cartes,
    gammes: async () => (await import('./en/areas/gammes.ts')).gammes,
    menus: async () => (await import('./en/areas/menus.ts')).menus,
    sales: async () => (await import('./en/areas/sales.ts')).sales,
    about: async () => (await import('./en/areas/about.ts')).about,
    faq: async () => (await import('./en/areas/faq.ts')).faq,
    features: async () => (await import('./en/areas/features.ts')).features,
    home: async () => (await import('./en/areas/home.ts')).home,
    legal: async () => (await import('./en/areas/legal.ts')).legal,
    contact: async () => (await import('./en/areas/contact.ts')).contact,
  },
}

/**
 * The texts of some areas in a language. That all a page asks for are among them is the page's own duty:
 * what is missing is logged as an error, and shown as its key.
 */
export async function loadMessages(language: Language, areas: Iterable<TextArea>): Promise<Messages> {
  const texts = await Promise.all([...areas].map((area) => LOADERS[language][area]()))
  return Object.assign({}, ...texts) as Messages
}
