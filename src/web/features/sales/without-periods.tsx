import { Box, Flex, Group, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CarteChooser } from '#web/entities/carte/carte-chooser.tsx'
import { paths } from '#web/entities/paths.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { MarginsTable } from './margins/margins-table.tsx'
import { NewPeriodButton, type NewPeriodButtonProps } from './periods/new-period-button.tsx'
import type { SalesSearch } from './sales-search.ts'
import { cartesIn, dishesOn, partOn, withOwn } from './sold-carte.ts'

interface WithoutPeriodsProps extends Pick<NewPeriodButtonProps, 'carte' | 'onCreated'> {
  search: SalesSearch
  onSearch: (change: Partial<SalesSearch>) => void
}

/** A carte whose sales are not known yet: two ways to say them, and what each dish leaves without them. */
export function WithoutPeriods({ carte, search, onSearch, onCreated }: WithoutPeriodsProps) {
  const t = useTranslations('sales.noPeriods')
  const tillTexts = useTranslations('till')
  const settings = useSettings()
  const cartes = withOwn(cartesIn(carte), carte)
  const chosen = cartes.find(({ id }) => id === search.carte)?.id ?? carte.id
  return (
    <Stack gap="lg">
      <Flex wrap="wrap" align="center" justify="space-between" gap="12px 24px">
        <Box component="p" flex="1 1 24rem">
          <strong>{t('title')}</strong> {t('sentence')}
        </Box>
        <Group gap="sm">
          <ButtonLink variant="default" to={paths.importSales(carte.id)}>
            {tillTexts('open')}
          </ButtonLink>
          <NewPeriodButton carte={carte} onCreated={onCreated} />
        </Group>
      </Flex>
      <CarteChooser
        cartes={cartes}
        chosen={chosen}
        countOf={(id) => dishesOn(carte, id)}
        onChoose={(id) => onSearch({ carte: id })}
      />
      <PageState query={settings} skeleton={<TableSkeleton />}>
        {(thresholds) => <MarginsTable gammes={partOn(carte, chosen).gammes} thresholds={thresholds} />}
      </PageState>
    </Stack>
  )
}
