import { Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { NewPeriodButton, type NewPeriodButtonProps } from './periods/new-period-button.tsx'

/** A carte whose sales are not known yet: two ways to say them, and what each dish leaves without them. */
export function WithoutPeriods({ carte, onCreated }: Pick<NewPeriodButtonProps, 'carte' | 'onCreated'>) {
  const t = useTranslations('sales.noPeriods')
  const tillTexts = useTranslations('till')
  return (
    <EmptyState
      drawing={<CarteDrawing />}
      title={t('title')}
      sentence={t('sentence')}
      action={
        <Group gap="sm" justify="center">
          <ButtonLink variant="default" to={paths.importSales(carte.id)}>
            {tillTexts('open')}
          </ButtonLink>
          <NewPeriodButton carte={carte} onCreated={onCreated} />
          <TextLink to={paths.recipes} search={{ sort: 'margin' }} size="sm">
            {t('margins')}
          </TextLink>
        </Group>
      }
    />
  )
}
