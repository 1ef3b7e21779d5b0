import { sameName } from '../catalogue/same-name.ts'
import { GAMME_MAX_LENGTH } from '../cartes/limits.ts'

export interface FiledSheet {
  id: string
  /** The file's own word. */
  category: string | null
  tab: string | null
  /** Whether other sheets take it: then it is no dish. */
  isPreparation: boolean
}

export interface FileGamme {
  nom: string
  ficheIds: string[]
}

/** The dishes of a tab of several are of one kind, which its name says; the name of a tab of one is that of the dish. */
const SEVERAL = 2

/**
 * The gammes that files have their dishes in, in their order: by the category that a file says of a dish, else by a tab that has
 * several. A dish without either is in none.
 */
export function fileGammes(sheets: readonly FiledSheet[]): FileGamme[] {
  const perTab = Map.groupBy(sheets, ({ tab }) => tab)
  const severalTabs = [...perTab].filter(([tab, all]) => tab !== null && all.length >= SEVERAL).length > 1
  const gammes = new Map<string, FileGamme>()
  for (const { id, category, tab, isPreparation } of sheets) {
    const ofTab = severalTabs && (perTab.get(tab)?.length ?? 0) >= SEVERAL ? tab : null
    const nom = tidy(category ?? ofTab ?? '')
    if (isPreparation || nom === '' || nom.length > GAMME_MAX_LENGTH.nom) continue
    const key = sameName(nom)
    if (key === '') continue
    const known = gammes.get(key)
    if (known === undefined) gammes.set(key, { nom, ficheIds: [id] })
    else known.ficheIds.push(id)
  }
  return [...gammes.values()]
}

/** 'PIZZAS' as a name is written: 'Pizzas'. */
function tidy(written: string): string {
  const nom = written.replaceAll(/\s+/gu, ' ').trim()
  const isShouted = nom === nom.toLocaleUpperCase('fr')
  const lower = isShouted ? nom.toLocaleLowerCase('fr') : nom
  return lower.charAt(0).toLocaleUpperCase('fr') + lower.slice(1)
}
