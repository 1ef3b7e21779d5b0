import { Button, NativeSelect, UnstyledButton } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isEstimated } from '#domain/menu-engineering/judge-dishes.ts'
import { losesMoney } from '#domain/menu-engineering/unit-margin.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import table from '#web/ui/table/folding-table.module.css'
import type { Column } from '#web/ui/table/column.ts'
import { FoldingTable } from '#web/ui/table/folding-table.tsx'
import type { DishSort } from '../sales-search.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import classes from './judged-table.module.css'
import { estimate } from './estimate.ts'
import { QuadrantBadge } from './quadrant-badge.tsx'
import type { Judgement, JudgedDish } from './sold-dishes.ts'
import { useEstimates } from './use-estimates.ts'
import { useSoldText } from './use-sold-text.ts'
import { sortDishes } from './sort-dishes.ts'

export interface JudgedTableProps {
  judgement: Judgement
  /** Whether dishes of several gammes are listed together. */
  whole: boolean
  chosen: string | null
  onChoose: (id: string) => void
  /** Rendered in the row of the chosen dish, which a second press closes; null where it is rendered elsewhere. */
  details: ReactNode
  sort: DishSort
  onSort: (sort: DishSort) => void
}

const PHONE_SORTS = ['-totalMargin', '-margin', '-sold', 'quadrant', 'dish'] as const

/** Dishes that a phone lists before the others. */
const FIRST = 10

const intoView = (details: HTMLElement | null) => details?.scrollIntoView({ block: 'nearest' })

/** Every dish with its figures, in any order, also on paper; on a phone one line a dish. */
export function JudgedTable(props: JudgedTableProps) {
  const { judgement, whole, chosen, onChoose, details, sort, onSort } = props
  const t = useTranslations('sales.table')
  const phone = usePhone()
  const [all, showAll] = useState(false)
  const dishes = useMemo(() => sortDishes(judgement.dishes, sort), [judgement, sort])
  const isShort = phone && !all && dishes.length > FIRST + 1
  const shown = isShort ? dishes.filter(({ dish }, index) => index < FIRST || dish.id === chosen) : dishes
  const columns = (['dish', 'quadrant', 'sold', 'share', 'margin', 'totalMargin'] as const).map(
    (key): Column<JudgedDish, DishSort> => ({
      key,
      head: t(key),
      end: key !== 'dish' && key !== 'quadrant',
      ...(key !== 'share' && { sort: [key, `-${key}`] }),
    }),
  )
  return (
    <section aria-labelledby="judged-title">
      <CardHead id="judged-title" title={t('title')}>
        {phone && (
          <div data-print="hidden">
            <NativeSelect
              aria-label={t('sort')}
              value={sort}
              data={PHONE_SORTS.map((value) => ({
                value,
                label: t(value.replace('-', '') as 'totalMargin'),
              }))}
              onChange={({ currentTarget: { value } }) =>
                onSort(PHONE_SORTS.find((known) => known === value) ?? sort)
              }
            />
          </div>
        )}
      </CardHead>
      <FoldingTable
        label={t('label')}
        count={dishes.length}
        className={classes.table}
        body={null}
        bodyStyle={undefined}
        columns={columns}
        sort={sort}
        onSort={onSort}
      >
        {shown.map((judged, index) => (
          <Row
            key={judged.dish.id}
            judged={judged}
            index={index}
            whole={whole}
            estimated={judgement.estimated}
            chosen={judged.dish.id === chosen}
            details={judged.dish.id === chosen ? details : null}
            folds={phone}
            onChoose={onChoose}
          />
        ))}
      </FoldingTable>
      {isShort && (
        <Button variant="subtle" fullWidth onClick={() => showAll(true)}>
          {t('others', { count: dishes.length - shown.length })}
        </Button>
      )}
    </section>
  )
}

type RowProps = Pick<JudgedTableProps, 'whole' | 'onChoose'> & {
  judged: JudgedDish
  index: number
  /** Whether the portions of all dishes are. */
  estimated: boolean
  chosen: boolean
  details: ReactNode
  /** Whether its details open and close under it. */
  folds: boolean
}

function Row({ judged, index, whole, estimated, chosen, onChoose, details, folds }: RowProps) {
  const t = useTranslations('sales.table')
  const format = useFormat()
  const { euro } = useEstimates()
  const soldText = useSoldText()
  const only = useTranslations('sales.menus')('only')
  const left = useTranslations('sales.departed')('dishShort')
  const { dish, quadrant, share, margin, totalMargin } = judged
  const spread = isEstimated(dish)
  const loss = losesMoney(margin)
  return (
    <tr data-line aria-rowindex={index + 2} className={table.row} data-chosen={chosen || undefined}>
      <th scope="row" className={table.subject}>
        <UnstyledButton
          className={classes.name}
          aria-pressed={folds ? undefined : chosen}
          aria-expanded={folds ? details !== null : undefined}
          title={t('choose', { name: dish.nomAffiche })}
          onClick={() => onChoose(dish.id)}
        >
          {dish.nomAffiche}
        </UnstyledButton>
        {whole && <span className={`${classes.gamme} ${classes.named}`}>{dish.gamme ?? only}</span>}
        {dish.leftAt !== undefined && <span className={classes.gamme}>{left}</span>}
        {loss && <span className={classes.loses}>{t('loss', { amount: euro(-margin, spread) })}</span>}
      </th>
      <td data-label={t('quadrant')}>
        <QuadrantBadge quadrant={quadrant} />
      </td>
      <td data-label={t('sold')} className={classes.end}>
        {soldText(judged)}
      </td>
      <td data-label={t('share')} className={classes.end}>
        {estimate(format.percent(share * 100), estimated)}
      </td>
      <td data-label={t('margin')} className={`${classes.end} ${loss ? classes.loss : ''}`}>
        {euro(margin, spread)}
      </td>
      <td
        data-label={t('totalMargin')}
        className={`${classes.total} ${losesMoney(totalMargin) ? classes.loss : ''}`}
      >
        {euro(totalMargin, spread)}
      </td>
      {details !== null && (
        <td ref={intoView} className={classes.details}>
          {details}
        </td>
      )}
    </tr>
  )
}
