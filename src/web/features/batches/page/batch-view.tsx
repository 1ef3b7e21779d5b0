import { Badge, Box, Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Batch } from '#contract/batch-shapes.ts'
import { placesOnPage } from '#domain/batches/label-format.ts'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { BatchActs } from '../acts/batch-acts.tsx'
import { DueWords } from '../due-words.tsx'
import { FirstPlace } from '../label/first-place.tsx'
import { ShortenedNote } from '../label/shortened-note.tsx'
import { useLabelFormat } from '../make/label-settings.ts'
import { usePrintLabels } from '../make/use-print-labels.ts'
import { BatchFacts } from './batch-facts.tsx'
import { BatchOrigins } from './batch-origins.tsx'

const COLORS = { kept: 'bottle', used: 'gray', thrown: 'saffron' } as const

/** What a batch is, what can be done with it, and where its products may come from. */
export function BatchView({ batch }: { batch: Batch }) {
  const t = useTranslations('batches')
  const labels = usePrintLabels()
  const format = useLabelFormat()
  const { id, name, lot, state } = batch
  const count = batch.labels || 1
  return (
    <article>
      <PageHeader
        title={name}
        crumb={{ label: t('title'), to: paths.batches }}
        aside={t('lot', { lot })}
        meta={
          <Group gap="4px 12px">
            <Badge color={COLORS[state]}>{t(`states.${state}`)}</Badge>
            <DueWords batch={batch} />
          </Group>
        }
        actions={
          <>
            <Button
              variant="default"
              disabled={labels.isPending}
              onClick={() => labels.download(batch, count)}
            >
              {t('make.asPdf')}
            </Button>
            <Button variant="default" disabled={labels.isPending} onClick={() => labels.print(batch, count)}>
              {t('make.again', { count })}
            </Button>
            <ButtonLink to={paths.batchTrace(id)}>{t('page.paper')}</ButtonLink>
          </>
        }
      />
      <BatchActs batch={batch} />
      <ShortenedNote label={batch} />
      {placesOnPage(format) > 1 && (
        <Box maw={280} mt={16}>
          <FirstPlace format={format} />
        </Box>
      )}
      <BatchFacts batch={batch} />
      <BatchOrigins batch={batch} />
    </article>
  )
}
