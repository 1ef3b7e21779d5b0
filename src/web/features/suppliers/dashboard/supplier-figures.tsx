import { IconArrowRight } from '#web/ui/icons/arrow-right.ts'
import { useTranslations } from 'use-intl'
import type { SupplierStatistics } from '#contract/suppliers.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Figure } from '#web/ui/figure.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './dashboard.module.css'

const ARROW = <IconArrowRight size={16} aria-hidden />

/** The four cards; those that count what a page lists lead to it. */
export function SupplierFigures({ figures }: { figures: SupplierStatistics }) {
  const t = useTranslations('suppliers.dashboard')
  const format = useFormat()
  const { suppliers, catalogueProducts, importedProducts, totalValue } = figures
  return (
    <ul className={classes.figures} aria-label={t('figuresTitle')}>
      <li className={classes.figure}>
        <Figure
          size="md"
          label={
            <TextLink to={paths.suppliers} className={classes.cover} inherit>
              {t('figures.suppliers')}
              {ARROW}
            </TextLink>
          }
          value={format.quantity(suppliers)}
        />
      </li>
      <li className={classes.figure}>
        <Figure size="md" label={t('figures.catalogue')} value={format.quantity(catalogueProducts)} />
      </li>
      <li className={classes.figure}>
        <Figure
          size="md"
          label={
            <TextLink to={paths.importedProducts} className={classes.cover} inherit>
              {t('figures.imported')}
              {ARROW}
            </TextLink>
          }
          value={format.quantity(importedProducts)}
        />
      </li>
      <li className={classes.figure}>
        <Figure
          size="md"
          label={t('figures.totalValue')}
          value={format.euro(totalValue)}
          hint={t('figures.totalValueHint')}
        />
      </li>
    </ul>
  )
}
