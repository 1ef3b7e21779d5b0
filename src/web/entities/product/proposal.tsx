import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { KnownMeasure } from '#domain/quantity/known-measures.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import classes from './proposal.module.css'

interface ProposalProps {
  known: KnownMeasure
  /** What the figure is of: 'une gousse'; a density says it by its unit. */
  one?: string
  onTake: () => void
}

/** A figure of a public table beside an empty field, with its source: one click takes it. */
export function Proposal({ known, one, onTake }: ProposalProps) {
  const t = useTranslations('products.known')
  const format = useFormat()
  const figure = format.quantity(known.figure)
  return (
    <Group gap="2px 8px" flex="1 1 100%" mt={4}>
      <Button variant="light" size="compact-sm" className={classes.take} onClick={onTake}>
        {one === undefined ? t('density', { figure }) : t('weight', { one, figure })}
      </Button>
      <Text size="xs" c="dimmed">
        <Source known={known} />
      </Text>
    </Group>
  )
}

/** What marks a field that holds the figure of a table. */
export function Proposed({ known }: { known: KnownMeasure }) {
  const t = useTranslations('products.known')
  return (
    <>
      {t('proposed')} <Source known={known} />
    </>
  )
}

function Source({ known: { source } }: { known: KnownMeasure }) {
  const t = useTranslations('products.known')
  if (source.table === 'trade') return t('trade', { row: t(`rows.${source.row}`) })
  const { number, size, measure } = source
  return measure === 'density' ? t('usdaDensity', { number }) : t('usda', { number, size: size ?? 'other' })
}
