import { Card, Text } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteSales, SalesDish } from '#contract/sales.ts'
import { MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import classes from './quantity-table.module.css'
import { useFieldSteps } from './use-field-steps.ts'
import type { Quantities } from './use-quantities.ts'

export interface QuantityTableProps {
  gammes: CarteSales['gammes']
  values: Quantities
  onType: (dish: string, quantity: number | null) => void
  /** A field is left: what it holds may be stored. */
  onLeave: () => void
}

/** Dishes by gamme, with what was sold of each; Enter and the arrows go from field to field. */
export function QuantityTable({ gammes, values, onType, onLeave }: QuantityTableProps) {
  const t = useTranslations('sales.entry')
  const format = useFormat()
  const table = useRef<HTMLTableElement>(null)
  useFieldSteps(table)
  const total = gammes.flatMap(({ dishes }) => dishes).reduce((sum, { id }) => sum + (values.get(id) ?? 0), 0)

  return (
    <>
      <Text size="sm" c="dimmed" mb="sm" data-print="hidden">
        {t('hint')}
      </Text>
      <Card padding={0} className={classes.card}>
        <table className={classes.table} aria-label={t('label')} ref={table}>
          <thead>
            <tr>
              <th scope="col">{t('dish')}</th>
              <th scope="col" className={classes.end}>
                {t('price')}
              </th>
              <th scope="col" className={classes.sold}>
                {t('sold')}
              </th>
            </tr>
          </thead>
          {gammes.map(({ id, nom, dishes }) => (
            <tbody key={id}>
              <tr className={classes.gamme}>
                <th scope="rowgroup" colSpan={3}>
                  {nom}
                </th>
              </tr>
              {dishes.length === 0 && (
                <tr>
                  <td colSpan={3} className={classes.empty}>
                    {t('empty')}
                  </td>
                </tr>
              )}
              {dishes.map((dish) => (
                <DishRow
                  key={dish.id}
                  dish={dish}
                  quantity={values.get(dish.id) ?? null}
                  onType={onType}
                  onLeave={onLeave}
                />
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('total')}
              </th>
              <td className={classes.sold}>
                <output>{format.quantity(total)}</output>
              </td>
            </tr>
          </tfoot>
        </table>
      </Card>
    </>
  )
}

type DishRowProps = Pick<QuantityTableProps, 'onType' | 'onLeave'> & {
  dish: SalesDish
  quantity: number | null
}

function DishRow({ dish, quantity, onType, onLeave }: DishRowProps) {
  const t = useTranslations('sales.entry')
  const format = useFormat()
  const { id, nomAffiche, prixTtcAffiche } = dish
  return (
    <tr data-line>
      <th scope="row">{nomAffiche}</th>
      <td className={classes.price}>{prixTtcAffiche > 0 ? format.euro(prixTtcAffiche) : t('noPrice')}</td>
      <td className={classes.sold}>
        <QuantityField
          size="sm"
          decimals={0}
          max={MAX_SOLD}
          aria-label={t('soldOf', { name: nomAffiche })}
          value={quantity}
          onChange={(next) => onType(id, next)}
          onBlur={onLeave}
        />
      </td>
    </tr>
  )
}
