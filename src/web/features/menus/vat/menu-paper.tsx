import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { choicesTaken } from '#domain/menus/choices-taken.ts'
import type { MenuChoice } from '#domain/menus/menu-choice.ts'
import { menuFigures } from '#domain/menus/menu-figures.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { MenuDraft } from '../editor/menu-draft.ts'
import { PrintRules } from '#web/ui/print-rules.tsx'
import { useCostRange } from '../figures/use-cost-range.ts'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import classes from './menu-paper.module.css'
import { VatTable } from './vat-table.tsx'
import { VatUnknown } from './vat-unknown.tsx'

export interface MenuPaperProps {
  draft: MenuDraft
  money: readonly MenuChoice[]
  taken: readonly (string | null)[]
}

/** What of a menu goes to the bookkeeper, on paper only. */
export function MenuPaper({ draft, money, taken }: MenuPaperProps) {
  const t = useTranslations('menus')
  const format = useFormat()
  const rangeOf = useCostRange()
  const [today] = useState(() => new Date())
  const prixTtc = draft.prixTtc ?? 0
  const { cost } = menuFigures(prixTtc, money)
  const { vat } = menuFigures(prixTtc, choicesTaken(money, taken))
  const names = draft.choices.flatMap(({ dishes }, index) =>
    dishes.filter(({ ficheId }) => ficheId === taken[index]).map(nameOf),
  )
  return (
    <article className={classes.paper}>
      <PrintRules page="A4" margin="20mm" />
      <h1>{draft.nom}</h1>
      <p>
        {t('paper.price', { price: format.euro(prixTtc) })}
        {' · '}
        {t('paper.date', { date: format.dateLong(today) })}
      </p>
      <dl className={classes.choices}>
        {draft.choices.map(({ id, nom, dishes }) => (
          <div key={id}>
            <dt>{nom}</dt>
            <dd>{dishes.map(nameOf).join(` ${t('paper.or')} `)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('paper.cost', { mean: format.partialSum(cost.mean, cost.incomplete), range: rangeOf(cost) })}</p>
      {cost.doubtful && <p>{t('figures.doubtfulWhy')}</p>}
      <h2>{t('vat.title')}</h2>
      <p>{names.length > 0 ? t('paper.taken', { dishes: names.join(', ') }) : t('paper.any')}</p>
      {vat.known ? (
        <VatTable vat={vat} caption={t('vat.caption', { name: draft.nom })} />
      ) : (
        <VatUnknown vat={vat} dishes={draft.choices.flatMap(({ dishes }) => dishes)} />
      )}
      <p className={classes.rule}>{t('vat.rule')}</p>
    </article>
  )
}
