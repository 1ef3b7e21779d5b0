import type { Gamme, GammeRecette } from '#contract/gammes.ts'
import { SHOWN_PERCENT_DECIMALS, STORED_DECIMALS } from '#domain/money/decimals.ts'
import { dishFigures } from '#domain/pricing/gamme-figures.ts'
import { client } from '#web/lib/query/api.ts'
import { figureCell } from '#web/lib/export/cells.ts'
import { exportName } from '#web/lib/export/export-name.ts'
import { type ExportColumn, tableOf } from '#web/lib/export/table-of.ts'
import { ExportMenu } from '#web/ui/export-menu.tsx'

type Dish = GammeRecette & { gamme: string }

const COLUMNS: readonly ExportColumn<Dish>[] = [
  ['Gamme', ({ gamme }) => gamme],
  ['Nom affiché', ({ nomAffiche }) => nomAffiche],
  ['Description', ({ description }) => description],
  ['Prix TTC affiché', ({ prixTtcAffiche }) => prixTtcAffiche || null],
  ['TVA (%)', ({ tvaRate }) => tvaRate],
  ['Fiche technique', ({ title }) => title],
  ['Catégorie', ({ category }) => category],
  ['Coût matière par portion HT', (dish) => figureCell(dishFigures(dish).portionCost, STORED_DECIMALS)],
  ['Marge (%)', (dish) => figureCell(dishFigures(dish).margin?.percent ?? null, SHOWN_PERCENT_DECIMALS)],
  ['Coût incomplet', ({ uncostedLines }) => (uncostedLines > 0 ? 'oui' : null)],
  ['Coût à vérifier', ({ doubt }) => (doubt === null ? null : 'oui')],
]

/** Every dish of the gammes in the order of the carte, in one file. */
export function ExportGammes({ gammes }: { gammes: readonly Gamme[] }) {
  return (
    <ExportMenu
      name={() => exportName(['gammes'], new Date())}
      rows={async (signal, onProgress) => {
        const dishes: Dish[] = []
        const total = gammes.reduce((sum, { nbRecettes }) => sum + nbRecettes, 0)
        for (const { id } of gammes) {
          const { nom, recettes } = await client.gammes.get({ id }, { signal })
          dishes.push(...recettes.map((recette) => ({ ...recette, gamme: nom })))
          onProgress(dishes.length, total)
        }
        return tableOf(COLUMNS, dishes)
      }}
    />
  )
}
