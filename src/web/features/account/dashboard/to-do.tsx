import { Card, Stack, Title } from '@mantine/core'
import { IconChevronRight } from '#web/ui/icons/chevron-right.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { useSheetGaps } from '#web/entities/sheet/use-sheet-gaps.ts'
import { orpc } from '#web/lib/query/api.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { CostlySheets } from './costly-sheets.tsx'
import classes from './dashboard.module.css'
import { DoubtfulCosts } from './doubtful-costs.tsx'
import type { SheetFiguresProps } from './sheet-figures.tsx'

export interface ToDoProps extends SheetFiguresProps {
  /** What prices that rose have cost. */
  lostMargins: ReactNode
}

/** 'À faire': what the sheets lack, which products are to be confirmed, those under the objective by name, and what prices that rose have cost. */
export function ToDo({ figures, thresholds, lostMargins }: ToDoProps) {
  const t = useTranslations('dashboard')
  const products = useTranslations('products.unconfirmed')
  const { data } = useQuery(orpc.productNames.unconfirmed.queryOptions())
  const count = data?.items.length ?? 0
  const unconfirmed = { key: 'unconfirmed', text: products('title', { count }), link: { to: paths.products } }
  const gaps = [
    // Costs to verify are named below.
    ...useSheetGaps()(figures).filter(({ key }) => key !== 'doubtful'),
    ...(count > 0 ? [unconfirmed] : []),
  ]
  return (
    <Stack component="section" aria-labelledby="todo-title" gap="md">
      <Title order={2} size="h3" id="todo-title">
        {t('toDo')}
      </Title>
      {gaps.length > 0 && (
        <Card component="ul" py={4} className={classes.gaps}>
          {gaps.map(({ key, text, link }) => (
            <li key={key}>
              <TextLink {...link} className={classes.gap}>
                {text} <IconChevronRight size={16} aria-hidden />
              </TextLink>
            </li>
          ))}
        </Card>
      )}
      <div className={classes.blocks}>
        {figures.underTarget > 0 && <CostlySheets figures={figures} thresholds={thresholds} />}
        {lostMargins}
        <DoubtfulCosts figures={figures} />
      </div>
    </Stack>
  )
}
