import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { AllergenLine, Origin } from '#domain/allergens/allergen-origins.ts'
import classes from './sheet-allergens.module.css'
import { useAllergenOrigins } from './use-allergen-origins.ts'

/** 'Lait : Crème, via Sauce suprême', one allergen a line; then the traces and the undeclared ones. */
export function AllergenOriginList({ lines }: { lines: readonly AllergenLine[] }) {
  const t = useTranslations()
  const { origins, reading } = useAllergenOrigins(lines)
  const listed = (all: readonly Origin[]) =>
    all
      .map(({ name, via }) => {
        const called = name ?? t('document.ingredients.noProduct')
        return via.length === 0 ? called : t('sheets.allergens.via', { name: called, path: via.join(' → ') })
      })
      .join('\u00a0; ')
  return (
    // Where a keyboard's focus goes when it opens: there is nothing in it to press.
    <dl className={classes.origins} tabIndex={-1} data-autofocus aria-busy={reading}>
      {origins.allergens.map(({ allergen, origins: places }) => (
        <div key={allergen}>
          <dt>{t('sheets.allergens.of', { name: t(`trade.allergens.${allergen}`) })}</dt>{' '}
          <dd>{listed(places)}</dd>
        </div>
      ))}
      {origins.traces.map(({ allergen, origins: places }) => (
        <div key={allergen}>
          <dt>{t('sheets.allergens.tracesOf', { name: t(`trade.allergens.${allergen}`) })}</dt>{' '}
          <dd>{listed(places)}</dd>
        </div>
      ))}
      {origins.undeclared.length > 0 && (
        <div className={classes.undeclared}>
          <dt>{t('sheets.allergens.of', { name: t('trade.allergenStates.undeclared') })}</dt>{' '}
          <dd>{listed(origins.undeclared)}</dd>
        </div>
      )}
      {origins.allergens.length === 0 && origins.undeclared.length === 0 && (
        <Text size="sm">{t('sheets.allergens.allFree')}</Text>
      )}
    </dl>
  )
}
