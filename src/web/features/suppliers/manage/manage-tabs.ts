import { oneOf } from '#web/lib/navigation/search-params.ts'

/** As the address names them, under `onglet`. */
export const MANAGE_TABS = ['fournisseurs', 'produits'] as const
export type ManageTab = (typeof MANAGE_TABS)[number]

export const manageTab = oneOf(MANAGE_TABS)
