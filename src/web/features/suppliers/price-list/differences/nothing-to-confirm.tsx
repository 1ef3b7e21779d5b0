import { Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { OutcomeBar } from '#web/ui/table-file/outcome-bar.tsx'

/** The file says what the catalogue says: there is nothing to do but to go back. */
export function NothingToConfirm({ supplierId }: { supplierId: string }) {
  const t = useTranslations('priceList.differences.summary')
  return (
    <OutcomeBar label={t('label')}>
      <Group justify="space-between" gap="md">
        <Text component="output">{t('same')}</Text>
        <ButtonLink to={paths.supplierProducts(supplierId)}>{t('back')}</ButtonLink>
      </Group>
    </OutcomeBar>
  )
}
