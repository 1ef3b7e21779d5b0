import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CommittedPriceList, PriceList } from '#contract/price-lists.ts'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Figure } from '#web/ui/figure.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { UndoPriceListModal } from '../../journal/undo-price-list-modal.tsx'

export interface DoneStepProps {
  list: CommittedPriceList
  onAnother: () => void
}

/** The last step: what the file did, and a way back. */
export function DoneStep({ list, onAnother }: DoneStepProps) {
  const t = useTranslations('priceList.done')
  const [undoing, setUndoing] = useState<PriceList | null>(null)
  const [undone, setUndone] = useState(false)
  const figures = [
    ['added', list.added],
    ['dearer', list.dearer],
    ['cheaper', list.cheaper],
    ['altered', list.altered],
    ['removed', list.removed],
    ['unchanged', list.unchanged],
  ] as const
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
          <>
            <Columns base={2} xs={3} md={6}>
              {figures.map(([what, count]) => (
                <Figure key={what} label={t(what)} value={t('count', { count })} />
              ))}
            </Columns>
            {list.pricesTaken > 0 && (
              <Text mt="md">
                {t('prices', { count: list.pricesTaken })}
                {`, ${t('sheets', { count: list.sheets })}.`}{' '}
                <TextLink to={paths.priceChanges} inherit underline="always">
                  {t('journal')}
                </TextLink>
              </Text>
            )}
          </>
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
      <UndoPriceListModal asked={undoing} onClose={() => setUndoing(null)} onUndone={() => setUndone(true)} />
    </Stack>
  )
}
