import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconCircleCheck } from '#web/ui/icons/circle-check.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CommittedPriceList, PriceList } from '#contract/price-lists.ts'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Figure } from '#web/ui/figure.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { UndoPriceListModal } from '../../journal/undo-price-list-modal.tsx'

export interface PriceListDoneProps {
  done: CommittedPriceList
  onAnother: () => void
}

const FIGURES = ['added', 'dearer', 'cheaper', 'altered', 'removed', 'unchanged'] as const

/** What a price list did to the catalogue and to the user's own prices, and a way back. */
export function PriceListDone({ done: list, onAnother }: PriceListDoneProps) {
  const t = useTranslations('priceList.done')
  const [undoing, setUndoing] = useState<PriceList | null>(null)
  const [undone, setUndone] = useState(false)
  return (
    <Stack gap="lg">
      <Card>
        <Group gap="sm" mb="md" wrap="nowrap" component="output">
          <IconCircleCheck size={24} color="var(--margin-high)" aria-hidden />
          <Title order={2} size="h3">
            {undone ? t('undone') : t('title', { file: list.fileName })}
          </Title>
        </Group>
        {!undone && (
          <Columns base={2} xs={3} md={FIGURES.length}>
            {FIGURES.map((what) => (
              <Figure key={what} label={t(what)} value={t('count', { count: list[what] })} />
            ))}
          </Columns>
        )}
        {!undone && list.pricesTaken > 0 && (
          <Text mt="md">
            {t('prices', { count: list.pricesTaken })}
            {`, ${t('sheets', { count: list.sheets })}.`}{' '}
            <TextLink to={paths.priceChanges} inherit underline="always">
              {t('journal')}
            </TextLink>
          </Text>
        )}
      </Card>
      <Group>
        <ButtonLink to={paths.supplierProducts(list.supplier.id)}>{t('catalogue')}</ButtonLink>
        <Button variant="default" onClick={onAnother}>
          {t('another')}
        </Button>
        {!undone && (
          <Button variant="default" onClick={() => setUndoing(list)}>
            {t('undo')}
          </Button>
        )}
      </Group>
      <UndoPriceListModal
        target={undoing}
        onClose={() => setUndoing(null)}
        onUndone={() => setUndone(true)}
      />
    </Stack>
  )
}
