import { IconPencil } from '#web/ui/icons/pencil.ts'
import { IconTrash } from '#web/ui/icons/trash.ts'
import { useTranslations } from 'use-intl'
import type { Gamme } from '#contract/gammes.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { CardButton } from '#web/ui/ordered-cards/card-button.tsx'
import { OrderedCard } from '#web/ui/ordered-cards/ordered-card.tsx'
import { GammeMarks } from '#web/entities/carte/gamme-marks.tsx'
import { useRevenueText } from '#web/entities/carte/use-revenue-text.ts'
import { MeanMargin, MeansNote } from '#web/entities/carte/mean-margin.tsx'

export interface GammeCardProps {
  gamme: Gamme
  thresholds: MarginThresholds
  movable: boolean
  onEdit: () => void
  onDelete: () => void
}

export function GammeCard({ gamme, thresholds, movable, onEdit, onDelete }: GammeCardProps) {
  const t = useTranslations('gammes.list')
  const format = useFormat()
  const revenueText = useRevenueText()
  const { id, nom: name, nbRecettes, margins, salesDays } = gamme
  return (
    <OrderedCard
      id={id}
      name={name}
      movable={movable}
      to={paths.gamme(id)}
      open={{ text: t('manage'), label: t('manageOf', { name }) }}
      facts={
        <>
          <span>{t('recipes', { count: nbRecettes })}</span>
          <span>{t('created', { date: format.dateLong(gamme.createdAt) })}</span>
          <GammeMarks margins={margins} incomplete={t('incomplete')} />
          <MeansNote margins={margins} salesDays={salesDays} />
        </>
      }
      figures={[
        { label: t('cost'), figure: format.partialSum(gamme.coutTotal, margins.incomplete > 0) },
        { label: t('revenue'), figure: revenueText(gamme.caTtc, margins) },
        {
          label: t('margin'),
          figure: <MeanMargin margins={margins} of="dishes" gammeId={id} thresholds={thresholds} stacked />,
        },
      ]}
    >
      <CardButton icon={IconPencil} label={t('edit', { name })} onClick={onEdit} />
      <DemoLock>
        <CardButton icon={IconTrash} label={t('delete', { name })} onClick={onDelete} />
      </DemoLock>
    </OrderedCard>
  )
}
